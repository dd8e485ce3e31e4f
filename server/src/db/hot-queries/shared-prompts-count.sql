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

select count(distinct received.prompt_id)::int as count, (count(distinct received.prompt_id) filter (
      where users.shared_seen_at is null or received.shared_at > users.shared_seen_at))::int as unseen
    from users cross join (select prompt_id, sharer_id, personal_message, shared_at, null::integer as group_id
    from shares where recipient_id = $1
    union all select prompt_id, sharer_id, personal_message, shared_at, group_id from group_shares
    where group_id = any(array(select group_members.group_id from group_members join groups on groups.id = group_members.group_id
    where group_members.user_id = $2 and (groups.ends_at is null or groups.ends_at > now()))) and prompt_id is not null and sharer_id <> $3) as received
      join prompts on prompts.id = received.prompt_id and prompts.author_id <> $4
    where users.id = $5;
-- Aggregate
--   ->  Nested Loop
--         Join Filter: ("*SELECT* 1".prompt_id = all_prompts.id)
--         ->  Nested Loop
--               ->  Index Only Scan using prompts_visibility on all_prompts
--                     Filter: (author_id <> $4)
--               ->  Index Scan using users_pkey on users
--                     Index Cond: (id = $5)
--         ->  Append
--               ->  Subquery Scan on "*SELECT* 1"
--                     ->  Bitmap Heap Scan on shares
--                           Recheck Cond: (recipient_id = $1)
--                           ->  Bitmap Index Scan on shares_by_recipient
--                                 Index Cond: (recipient_id = $1)
--               ->  Subquery Scan on "*SELECT* 2"
--                     ->  Bitmap Heap Scan on group_shares
--                           Recheck Cond: ((group_id = ANY ((InitPlan 1).col1)) AND (prompt_id IS NOT NULL))
--                           Filter: (sharer_id <> $3)
--                           InitPlan 1
--                             ->  Nested Loop
--                                   ->  Bitmap Heap Scan on group_members
--                                         Recheck Cond: (user_id = $2)
--                                         ->  Bitmap Index Scan on group_members_by_user
--                                               Index Cond: (user_id = $2)
--                                   ->  Index Scan using groups_pkey on groups
--                                         Index Cond: (id = group_members.group_id)
--                                         Filter: ((ends_at IS NULL) OR (ends_at > now()))
--                           ->  Bitmap Index Scan on group_shares_group_id_prompt_id_collection_id_sharer_id_key
--                                 Index Cond: ((group_id = ANY ((InitPlan 1).col1)) AND (prompt_id IS NOT NULL))
