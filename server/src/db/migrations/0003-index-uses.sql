-- In one transaction with the new columns, building these would also block everyone who reads prompts.
create index prompts_public_uses on prompts (uses desc, created_at desc, id desc) where is_public;
create index prompts_public_category_uses on prompts (category, uses desc, created_at desc, id desc) where is_public;
