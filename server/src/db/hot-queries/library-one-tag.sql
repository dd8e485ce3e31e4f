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

select prompts.id, prompts.title, prompts.category, prompts.html as markdown, prompts.notes, prompts.is_public,
    case when prompts.is_public then 'public' else 'private' end as visibility, case when prompts.is_public then (select 'waiting' from edits
      where edits.prompt_id = prompts.id and edits.saved_by = $1 and edits.waiting_since is not null)
    when prompts.author_id <> $2 then null
    when prompts.waiting_since is not null then 'waiting' when prompts.unpublished_id is not null then 'made_private' end as publishing,
    prompts.author_id, author.display_name as author_name, author.kind = 'library' as by_library,
    to_char("prompts"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at, to_char("prompts"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at, prompts.version, prompts.revision, prompts.upvotes,
    coalesce((select true from upvotes
      where upvotes.prompt_id = prompts.id and upvotes.user_id = $3), false) as "userHasVoted",
    coalesce((select true from saved_prompts
    where saved_prompts.prompt_id = prompts.id and saved_prompts.user_id = $4), false) as "userHasSaved", coalesce((select true from collection_items where collection_items.prompt_id = prompts.id
      and collection_items.collection_id = any(array(
        select collection_id from collection_members where collection_members.user_id = $5))
    limit 1), false) as "userHasCollected",
    prompts.tags, prompts.from_prompt_builder, prompts.fields, prompts.data_class, prompts.uses,
    case when prompts.reviewed_revision is not null then (
    select json_build_object('state', case when reviews.expires_at <= $6 then 'expired'
      when reviews.revision <> prompts.revision then 'changed' else reviews.outcome end,
    'revision', reviews.revision, 'by_name', reviewer.display_name, 'at', to_char("reviews"."reviewed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'until', to_char("reviews"."expires_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'note', case when prompts.author_id = $7 then reviews.note else '' end)
    from reviews left join users as reviewer on reviewer.id = reviews.reviewer_id
    where reviews.prompt_id = prompts.id and (reviews.outcome = 'approved' or prompts.author_id = $8)) end as review, (select count(*)::int from prompts where prompts.is_public and true
    and true
    and prompts.tag_keys @> array[$9]
    and true
    and true
    and true) as total
    from unnest(array(select prompts.id from prompts where prompts.is_public and true
    and true
    and prompts.tag_keys @> array[$10]
    and true
    and true
    and true order by prompts.created_at desc, prompts.id desc limit 12)) with ordinality as page (prompt_id, place)
    join prompts on prompts.id = prompt_id
    join users as author on author.id = prompts.author_id
    where true
    order by place;
-- Nested Loop
--   InitPlan 7
--     ->  Aggregate
--           ->  Index Scan using prompts_visibility on all_prompts all_prompts_1
--                 Filter: (is_public AND (tag_keys @> ARRAY[$9]))
--   InitPlan 8
--     ->  Limit
--           ->  Index Scan using prompts_newest on all_prompts all_prompts_2
--                 Filter: (is_public AND (tag_keys @> ARRAY[$10]))
--   ->  Nested Loop
--         Join Filter: (page.prompt_id = all_prompts.id)
--         ->  Function Scan on unnest page
--         ->  Materialize
--               ->  Index Scan using prompts_visibility on all_prompts
--   ->  Index Scan using users_pkey on users author
--         Index Cond: (id = all_prompts.author_id)
--   SubPlan 1
--     ->  Index Scan using edits_waiting on edits
--           Index Cond: (prompt_id = all_prompts.id)
--           Filter: (saved_by = $1)
--   SubPlan 2
--     ->  Index Only Scan using upvotes_pkey on upvotes
--           Index Cond: ((prompt_id = all_prompts.id) AND (user_id = $3))
--   SubPlan 3
--     ->  Index Only Scan using saved_prompts_pkey on saved_prompts
--           Index Cond: ((prompt_id = all_prompts.id) AND (user_id = $4))
--   SubPlan 5
--     ->  Limit
--           InitPlan 4
--             ->  Bitmap Heap Scan on collection_members
--                   Recheck Cond: (user_id = $5)
--                   ->  Bitmap Index Scan on collection_members_by_user
--                         Index Cond: (user_id = $5)
--           ->  Index Only Scan using collection_items_by_prompt on collection_items
--                 Index Cond: ((prompt_id = all_prompts.id) AND (collection_id = ANY ((InitPlan 4).col1)))
--   SubPlan 6
--     ->  Nested Loop Left Join
--           ->  Index Scan using reviews_pkey on reviews
--                 Index Cond: (prompt_id = all_prompts.id)
--                 Filter: ((outcome = 'approved'::text) OR (all_prompts.author_id = $8))
--           ->  Index Scan using users_pkey on users reviewer
--                 Index Cond: (id = reviews.reviewer_id)

select (select count(*)::int from prompts where prompts.is_public and true
    and true
    and prompts.tag_keys @> array[$1]
    and true
    and true
    and true) as count;
-- Result
--   InitPlan 1
--     ->  Aggregate
--           ->  Index Scan using prompts_visibility on all_prompts
--                 Filter: (is_public AND (tag_keys @> ARRAY[$1]))
