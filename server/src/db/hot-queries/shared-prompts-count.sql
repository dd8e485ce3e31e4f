select users.id, users.display_name, users.email, users.role, sessions.last_seen_at
    from sessions join users on users.id = sessions.user_id
    where sessions.token_hash = $1 and sessions.issuer = $2
      and sessions.created_at > $3 and sessions.last_seen_at > $4
      and users.status = 'active';
-- Nested Loop
--   ->  Index Scan using sessions_pkey on sessions
--         Index Cond: (token_hash = $1)
--         Filter: ((created_at > $3) AND (last_seen_at > $4) AND (issuer = $2))
--   ->  Index Scan using users_pkey on users
--         Index Cond: (id = sessions.user_id)
--         Filter: (status = 'active'::text)

select count(distinct shares.prompt_id)::int as "count", (count(distinct shares.prompt_id) filter (
        where users.shared_seen_at is null or shares.shared_at > users.shared_seen_at))::int as "unseen" from "shares" inner join "users" on "users"."id" = "shares"."recipient_id" where "shares"."recipient_id" = $1 and not exists (
    select from all_prompts where all_prompts.id = "shares"."prompt_id" and deleted_at is not null);
-- Aggregate
--   ->  Sort
--         Sort Key: shares.prompt_id
--         ->  Nested Loop
--               ->  Hash Right Anti Join
--                     Hash Cond: (all_prompts.id = shares.prompt_id)
--                     ->  Bitmap Heap Scan on all_prompts
--                           Recheck Cond: (deleted_at IS NOT NULL)
--                           ->  Bitmap Index Scan on prompts_deleted_ids
--                     ->  Hash
--                           ->  Bitmap Heap Scan on shares
--                                 Recheck Cond: (recipient_id = $1)
--                                 ->  Bitmap Index Scan on shares_by_recipient
--                                       Index Cond: (recipient_id = $1)
--               ->  Index Scan using users_pkey on users
--                     Index Cond: (id = $1)
