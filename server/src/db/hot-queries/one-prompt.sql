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
    select received.prompt_id from (select prompt_id, sharer_id, personal_message, shared_at, null::integer as group_id
    from shares where recipient_id = $11
    union all select prompt_id, sharer_id, personal_message, shared_at, group_id from group_shares
    where group_id = any(array(select group_members.group_id from group_members join groups on groups.id = group_members.group_id
    where group_members.user_id = $12 and (groups.ends_at is null or groups.ends_at > now()))) and prompt_id is not null and sharer_id <> $13) as received))) as cloned_from,
    (select count(*)::int from prompts where cloned_from = $14 and is_public) as public_clones,
      (select json_build_object('revision', revision, 'title', title, 'category', category, 'html', html, 'notes', notes,
      'tags', tags, 'fields', fields, 'data_class', data_class, 'note', note)
    from edits where edits.prompt_id = prompts.id and edits.saved_by = $15) as edit, case when not prompts.is_public and prompts.unpublished_id = prompts.id and prompts.author_id = $16 then (
    select message from report_cases where report_cases.prompt_id = prompts.id and action = 'make_private'
    order by handled_at desc limit 1) end as made_private_because
    from prompts join users as author on author.id = prompts.author_id
    where prompts.id = $17 and (prompts.is_public or prompts.author_id = $18 or prompts.id in (
    select received.prompt_id from (select prompt_id, sharer_id, personal_message, shared_at, null::integer as group_id
    from shares where recipient_id = $19
    union all select prompt_id, sharer_id, personal_message, shared_at, group_id from group_shares
    where group_id = any(array(select group_members.group_id from group_members join groups on groups.id = group_members.group_id
    where group_members.user_id = $20 and (groups.ends_at is null or groups.ends_at > now()))) and prompt_id is not null and sharer_id <> $21) as received));
-- Nested Loop
--   InitPlan 10
--     ->  Index Scan using prompts_visibility on all_prompts all_prompts_2
--           Index Cond: (id = (InitPlan 7).col1)
--           Filter: (is_public OR (author_id = $10) OR (ANY (id = (hashed SubPlan 9).col1)))
--           InitPlan 7
--             ->  Index Scan using prompts_visibility on all_prompts all_prompts_1
--                   Index Cond: (id = $9)
--           SubPlan 9
--             ->  Append
--                   ->  Subquery Scan on "*SELECT* 1"
--                         ->  Bitmap Heap Scan on shares
--                               Recheck Cond: (recipient_id = $11)
--                               ->  Bitmap Index Scan on shares_by_recipient
--                                     Index Cond: (recipient_id = $11)
--                   ->  Subquery Scan on "*SELECT* 2"
--                         ->  Bitmap Heap Scan on group_shares
--                               Recheck Cond: ((group_id = ANY ((InitPlan 8).col1)) AND (prompt_id IS NOT NULL))
--                               Filter: (sharer_id <> $13)
--                               InitPlan 8
--                                 ->  Nested Loop
--                                       ->  Bitmap Heap Scan on group_members
--                                             Recheck Cond: (user_id = $12)
--                                             ->  Bitmap Index Scan on group_members_by_user
--                                                   Index Cond: (user_id = $12)
--                                       ->  Index Scan using groups_pkey on groups
--                                             Index Cond: (id = group_members.group_id)
--                                             Filter: ((ends_at IS NULL) OR (ends_at > now()))
--                               ->  Bitmap Index Scan on group_shares_group_id_prompt_id_collection_id_sharer_id_key
--                                     Index Cond: ((group_id = ANY ((InitPlan 8).col1)) AND (prompt_id IS NOT NULL))
--   InitPlan 11
--     ->  Aggregate
--           ->  Index Only Scan using prompts_by_original on all_prompts all_prompts_3
--                 Index Cond: (cloned_from = $14)
--                 Filter: ((deleted_at IS NULL) AND is_public)
--   ->  Index Scan using prompts_visibility on all_prompts
--         Index Cond: (id = $17)
--         Filter: (is_public OR (author_id = $18) OR (ANY (id = (hashed SubPlan 15).col1)))
--         SubPlan 15
--           ->  Append
--                 ->  Subquery Scan on "*SELECT* 1_1"
--                       ->  Bitmap Heap Scan on shares shares_1
--                             Recheck Cond: (recipient_id = $19)
--                             ->  Bitmap Index Scan on shares_by_recipient
--                                   Index Cond: (recipient_id = $19)
--                 ->  Subquery Scan on "*SELECT* 2_1"
--                       ->  Bitmap Heap Scan on group_shares group_shares_1
--                             Recheck Cond: ((group_id = ANY ((InitPlan 14).col1)) AND (prompt_id IS NOT NULL))
--                             Filter: (sharer_id <> $21)
--                             InitPlan 14
--                               ->  Nested Loop
--                                     ->  Bitmap Heap Scan on group_members group_members_1
--                                           Recheck Cond: (user_id = $20)
--                                           ->  Bitmap Index Scan on group_members_by_user
--                                                 Index Cond: (user_id = $20)
--                                     ->  Index Scan using groups_pkey on groups groups_1
--                                           Index Cond: (id = group_members_1.group_id)
--                                           Filter: ((ends_at IS NULL) OR (ends_at > now()))
--                             ->  Bitmap Index Scan on group_shares_group_id_prompt_id_collection_id_sharer_id_key
--                                   Index Cond: ((group_id = ANY ((InitPlan 14).col1)) AND (prompt_id IS NOT NULL))
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
--   SubPlan 12
--     ->  Index Scan using edits_by_person on edits edits_1
--           Index Cond: (saved_by = $15)
--           Filter: (prompt_id = all_prompts.id)
--   SubPlan 13
--     ->  Limit
--           ->  Sort
--                 Sort Key: report_cases.handled_at DESC
--                 ->  Bitmap Heap Scan on report_cases
--                       Recheck Cond: (prompt_id = all_prompts.id)
--                       Filter: (action = 'make_private'::text)
--                       ->  Bitmap Index Scan on report_cases_by_prompt
--                             Index Cond: (prompt_id = all_prompts.id)

select distinct on (received.prompt_id) received.prompt_id, sharer.display_name as shared_by_name,
      to_char("received"."shared_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as shared_at, received.personal_message,
      (select json_build_object('id', groups.id, 'name', groups.name) from groups where groups.id = received.group_id) as shared_group
    from (select prompt_id, sharer_id, personal_message, shared_at, null::integer as group_id
    from shares where recipient_id = $1
    union all select prompt_id, sharer_id, personal_message, shared_at, group_id from group_shares
    where group_id = any(array(select group_members.group_id from group_members join groups on groups.id = group_members.group_id
    where group_members.user_id = $2 and (groups.ends_at is null or groups.ends_at > now()))) and prompt_id is not null and sharer_id <> $3) as received join users as sharer on sharer.id = received.sharer_id
    where received.prompt_id = any($4::int[])
      and true
    order by received.prompt_id, received.shared_at desc, received.sharer_id;
-- Unique
--   ->  Sort
--         Sort Key: "*SELECT* 1".prompt_id, "*SELECT* 1".shared_at DESC, "*SELECT* 1".sharer_id
--         ->  Nested Loop
--               ->  Append
--                     ->  Subquery Scan on "*SELECT* 1"
--                           ->  Index Scan using shares_pkey on shares
--                                 Index Cond: ((prompt_id = ANY ($4)) AND (recipient_id = $1))
--                     ->  Subquery Scan on "*SELECT* 2"
--                           ->  Bitmap Heap Scan on group_shares
--                                 Recheck Cond: ((group_id = ANY ((InitPlan 2).col1)) AND (prompt_id IS NOT NULL) AND (prompt_id = ANY ($4)))
--                                 Filter: (sharer_id <> $3)
--                                 InitPlan 2
--                                   ->  Nested Loop
--                                         ->  Bitmap Heap Scan on group_members
--                                               Recheck Cond: (user_id = $2)
--                                               ->  Bitmap Index Scan on group_members_by_user
--                                                     Index Cond: (user_id = $2)
--                                         ->  Index Scan using groups_pkey on groups groups_1
--                                               Index Cond: (id = group_members.group_id)
--                                               Filter: ((ends_at IS NULL) OR (ends_at > now()))
--                                 ->  Bitmap Index Scan on group_shares_group_id_prompt_id_collection_id_sharer_id_key
--                                       Index Cond: ((group_id = ANY ((InitPlan 2).col1)) AND (prompt_id IS NOT NULL) AND (prompt_id = ANY ($4)))
--               ->  Index Scan using users_pkey on users sharer
--                     Index Cond: (id = "*SELECT* 1".sharer_id)
--               SubPlan 1
--                 ->  Index Scan using groups_pkey on groups
--                       Index Cond: (id = "*SELECT* 1".group_id)
