-- The tags of a prompt, lowercased by the application (domain/src/prompts/tags.ts): "Python" and "python" are one filter.
alter table prompts add column tag_keys text[] not null default '{}';

-- For writers that don't know the new column: the previous version, while it's still running. Its tags are ASCII.
create function fill_tag_keys() returns trigger language plpgsql as $$
begin
  new.tag_keys := array(select lower(tag collate "C") from unnest(new.tags) with ordinality as _ (tag, place) order by place);
  return new;
end $$;

create trigger fill_tag_keys before insert or update of tags on prompts
for each row when (cardinality(new.tag_keys) <> cardinality(new.tags)) execute function fill_tag_keys();
