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
    where reviews.prompt_id = prompts.id and (reviews.outcome = 'approved' or prompts.author_id = $8)) end as review, (select json_build_object('id', prompts.id, 'title', prompts.title) from prompts
      where prompts.id = (select cloned_from from prompts where id = $9) and (prompts.is_public or prompts.author_id = $10 or prompts.id in (
    select shares.prompt_id from shares where shares.recipient_id = $11))) as cloned_from,
    (select count(*)::int from prompts where cloned_from = $12 and is_public) as public_clones,
      (select json_build_object('revision', revision, 'title', title, 'category', category, 'html', html, 'notes', notes,
      'tags', tags, 'fields', fields, 'data_class', data_class, 'note', note)
    from edits where edits.prompt_id = prompts.id and edits.saved_by = $13) as edit, case when not prompts.is_public and prompts.unpublished_id = prompts.id and prompts.author_id = $14 then (
    select message from report_cases where report_cases.prompt_id = prompts.id and action = 'make_private'
    order by handled_at desc limit 1) end as made_private_because
    from prompts join users as author on author.id = prompts.author_id
    where prompts.id = $15 and (prompts.is_public or prompts.author_id = $16 or prompts.id in (
    select shares.prompt_id from shares where shares.recipient_id = $17));
-- Nested Loop
--   InitPlan 9
--     ->  Index Scan using prompts_visibility on all_prompts all_prompts_2
--           Index Cond: (id = (InitPlan 7).col1)
--           Filter: (is_public OR (author_id = $10) OR (ANY (id = (hashed SubPlan 8).col1)))
--           InitPlan 7
--             ->  Index Scan using prompts_visibility on all_prompts all_prompts_1
--                   Index Cond: (id = $9)
--           SubPlan 8
--             ->  Bitmap Heap Scan on shares
--                   Recheck Cond: (recipient_id = $11)
--                   ->  Bitmap Index Scan on shares_by_recipient
--                         Index Cond: (recipient_id = $11)
--   InitPlan 10
--     ->  Aggregate
--           ->  Index Only Scan using prompts_by_original on all_prompts all_prompts_3
--                 Index Cond: (cloned_from = $12)
--                 Filter: ((deleted_at IS NULL) AND is_public)
--   ->  Index Scan using prompts_visibility on all_prompts
--         Index Cond: (id = $15)
--         Filter: (is_public OR (author_id = $16) OR (ANY (id = (hashed SubPlan 13).col1)))
--         SubPlan 13
--           ->  Bitmap Heap Scan on shares shares_1
--                 Recheck Cond: (recipient_id = $17)
--                 ->  Bitmap Index Scan on shares_by_recipient
--                       Index Cond: (recipient_id = $17)
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
--   SubPlan 11
--     ->  Index Scan using edits_by_person on edits edits_1
--           Index Cond: (saved_by = $13)
--           Filter: (prompt_id = all_prompts.id)
--   SubPlan 12
--     ->  Limit
--           ->  Sort
--                 Sort Key: report_cases.handled_at DESC
--                 ->  Bitmap Heap Scan on report_cases
--                       Recheck Cond: (prompt_id = all_prompts.id)
--                       Filter: (action = 'make_private'::text)
--                       ->  Bitmap Index Scan on report_cases_by_prompt
--                             Index Cond: (prompt_id = all_prompts.id)

select distinct on (shares.prompt_id) shares.prompt_id, sharer.display_name as shared_by_name,
      to_char("shares"."shared_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as shared_at, shares.personal_message
    from shares join users as sharer on sharer.id = shares.sharer_id
    where shares.recipient_id = $1 and shares.prompt_id = any($2::int[])
    order by shares.prompt_id, shares.shared_at desc, shares.sharer_id;
-- Unique
--   ->  Incremental Sort
--         Sort Key: shares.prompt_id, shares.shared_at DESC, shares.sharer_id
--         Presorted Key: shares.prompt_id
--         ->  Nested Loop
--               ->  Index Scan using shares_pkey on shares
--                     Index Cond: ((prompt_id = ANY ($2)) AND (recipient_id = $1))
--               ->  Index Scan using users_pkey on users sharer
--                     Index Cond: (id = shares.sharer_id)
