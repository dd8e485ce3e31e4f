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

with listed as materialized (select array(select prompts.id from prompts where prompts.id = any(array(select prompt_id from saved_prompts where user_id = $1))
        and (prompts.is_public or prompts.author_id = $2 or prompts.id in (
    select received.prompt_id from (select prompt_id, sharer_id, personal_message, shared_at, null::integer as group_id
    from shares where recipient_id = $3
    union all select prompt_id, sharer_id, personal_message, shared_at, group_id from group_shares
    where group_id = any(array(select group_members.group_id from group_members join groups on groups.id = group_members.group_id
    where group_members.user_id = $4 and (groups.ends_at is null or groups.ends_at > now()))) and prompt_id is not null and sharer_id <> $5) as received)) and true
    and true
    and true
    and true
    and true
    and true order by (select saved_at from saved_prompts
      where saved_prompts.prompt_id = prompts.id and saved_prompts.user_id = $6) desc, prompts.id desc) as ids)
    select prompts.id, prompts.title, prompts.category, prompts.html as markdown, prompts.notes, prompts.is_public,
    case when prompts.is_public then 'public' else 'private' end as visibility, case when prompts.is_public then (select 'waiting' from edits
      where edits.prompt_id = prompts.id and edits.saved_by = $7 and edits.waiting_since is not null)
    when prompts.author_id <> $8 then null
    when prompts.waiting_since is not null then 'waiting' when prompts.unpublished_id is not null then 'made_private' end as publishing,
    prompts.author_id, author.display_name as author_name, author.kind = 'library' as by_library,
    to_char("prompts"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at, to_char("prompts"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at, prompts.version, prompts.revision, prompts.upvotes,
    coalesce((select true from upvotes
      where upvotes.prompt_id = prompts.id and upvotes.user_id = $9), false) as "userHasVoted",
    coalesce((select true from saved_prompts
    where saved_prompts.prompt_id = prompts.id and saved_prompts.user_id = $10), false) as "userHasSaved", coalesce((select true from collection_items where collection_items.prompt_id = prompts.id
      and collection_items.collection_id = any(array(
        select collection_id from collection_members where collection_members.user_id = $11))
    limit 1), false) as "userHasCollected",
    prompts.tags, prompts.from_prompt_builder, prompts.fields, prompts.data_class, prompts.uses,
    case when prompts.reviewed_revision is not null then (
    select json_build_object('state', case when reviews.expires_at <= $12 then 'expired'
      when reviews.revision <> prompts.revision then 'changed' else reviews.outcome end,
    'revision', reviews.revision, 'by_name', reviewer.display_name, 'at', to_char("reviews"."reviewed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'until', to_char("reviews"."expires_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'note', case when prompts.author_id = $13 then reviews.note else '' end)
    from reviews left join users as reviewer on reviewer.id = reviews.reviewer_id
    where reviews.prompt_id = prompts.id and (reviews.outcome = 'approved' or prompts.author_id = $14)) end as review, (select cardinality(ids) from listed) as total
    from unnest(array(select id from listed, unnest(ids) with ordinality as _ (id, place) order by place limit 12)) with ordinality as page (prompt_id, place)
    join prompts on prompts.id = prompt_id
    join users as author on author.id = prompts.author_id
    where true
    order by place;
-- Nested Loop
--   CTE listed
--     ->  Result
--           InitPlan 5
--             ->  Sort
--                   Sort Key: ((SubPlan 1)) DESC, all_prompts_1.id DESC
--                   InitPlan 2
--                     ->  Bitmap Heap Scan on saved_prompts saved_prompts_1
--                           Recheck Cond: (user_id = $1)
--                           ->  Bitmap Index Scan on saved_prompts_by_user
--                                 Index Cond: (user_id = $1)
--                   ->  Index Only Scan using prompts_visibility on all_prompts all_prompts_1
--                         Index Cond: (id = ANY ((InitPlan 2).col1))
--                         Filter: (is_public OR (author_id = $2) OR (ANY (id = (hashed SubPlan 4).col1)))
--                         SubPlan 1
--                           ->  Index Scan using saved_prompts_pkey on saved_prompts
--                                 Index Cond: ((prompt_id = all_prompts_1.id) AND (user_id = $6))
--                         SubPlan 4
--                           ->  Append
--                                 ->  Subquery Scan on "*SELECT* 1"
--                                       ->  Bitmap Heap Scan on shares
--                                             Recheck Cond: (recipient_id = $3)
--                                             ->  Bitmap Index Scan on shares_by_recipient
--                                                   Index Cond: (recipient_id = $3)
--                                 ->  Subquery Scan on "*SELECT* 2"
--                                       ->  Bitmap Heap Scan on group_shares
--                                             Recheck Cond: ((group_id = ANY ((InitPlan 3).col1)) AND (prompt_id IS NOT NULL))
--                                             Filter: (sharer_id <> $5)
--                                             InitPlan 3
--                                               ->  Nested Loop
--                                                     ->  Bitmap Heap Scan on group_members
--                                                           Recheck Cond: (user_id = $4)
--                                                           ->  Bitmap Index Scan on group_members_by_user
--                                                                 Index Cond: (user_id = $4)
--                                                     ->  Index Scan using groups_pkey on groups
--                                                           Index Cond: (id = group_members.group_id)
--                                                           Filter: ((ends_at IS NULL) OR (ends_at > now()))
--                                             ->  Bitmap Index Scan on group_shares_group_id_prompt_id_collection_id_sharer_id_key
--                                                   Index Cond: ((group_id = ANY ((InitPlan 3).col1)) AND (prompt_id IS NOT NULL))
--   InitPlan 13
--     ->  CTE Scan on listed
--   InitPlan 14
--     ->  Limit
--           ->  Sort
--                 Sort Key: _.place
--                 ->  Nested Loop
--                       ->  CTE Scan on listed listed_1
--                       ->  Function Scan on unnest _
--   ->  Nested Loop
--         Join Filter: (page.prompt_id = all_prompts.id)
--         ->  Function Scan on unnest page
--         ->  Materialize
--               ->  Index Scan using prompts_visibility on all_prompts
--   ->  Index Scan using users_pkey on users author
--         Index Cond: (id = all_prompts.author_id)
--   SubPlan 7
--     ->  Index Scan using edits_waiting on edits
--           Index Cond: (prompt_id = all_prompts.id)
--           Filter: (saved_by = $7)
--   SubPlan 8
--     ->  Index Only Scan using upvotes_pkey on upvotes
--           Index Cond: ((prompt_id = all_prompts.id) AND (user_id = $9))
--   SubPlan 9
--     ->  Index Only Scan using saved_prompts_pkey on saved_prompts saved_prompts_2
--           Index Cond: ((prompt_id = all_prompts.id) AND (user_id = $10))
--   SubPlan 11
--     ->  Limit
--           InitPlan 10
--             ->  Bitmap Heap Scan on collection_members
--                   Recheck Cond: (user_id = $11)
--                   ->  Bitmap Index Scan on collection_members_by_user
--                         Index Cond: (user_id = $11)
--           ->  Index Only Scan using collection_items_by_prompt on collection_items
--                 Index Cond: ((prompt_id = all_prompts.id) AND (collection_id = ANY ((InitPlan 10).col1)))
--   SubPlan 12
--     ->  Nested Loop Left Join
--           ->  Index Scan using reviews_pkey on reviews
--                 Index Cond: (prompt_id = all_prompts.id)
--                 Filter: ((outcome = 'approved'::text) OR (all_prompts.author_id = $14))
--           ->  Index Scan using users_pkey on users reviewer
--                 Index Cond: (id = reviews.reviewer_id)

select (select count(*)::int from prompts where prompts.id = any(array(select prompt_id from saved_prompts where user_id = $1))
        and (prompts.is_public or prompts.author_id = $2 or prompts.id in (
    select received.prompt_id from (select prompt_id, sharer_id, personal_message, shared_at, null::integer as group_id
    from shares where recipient_id = $3
    union all select prompt_id, sharer_id, personal_message, shared_at, group_id from group_shares
    where group_id = any(array(select group_members.group_id from group_members join groups on groups.id = group_members.group_id
    where group_members.user_id = $4 and (groups.ends_at is null or groups.ends_at > now()))) and prompt_id is not null and sharer_id <> $5) as received)) and true
    and true
    and true
    and true
    and true
    and true) as count;
-- Result
--   InitPlan 4
--     ->  Aggregate
--           InitPlan 1
--             ->  Bitmap Heap Scan on saved_prompts
--                   Recheck Cond: (user_id = $1)
--                   ->  Bitmap Index Scan on saved_prompts_by_user
--                         Index Cond: (user_id = $1)
--           ->  Index Only Scan using prompts_visibility on all_prompts
--                 Index Cond: (id = ANY ((InitPlan 1).col1))
--                 Filter: (is_public OR (author_id = $2) OR (ANY (id = (hashed SubPlan 3).col1)))
--                 SubPlan 3
--                   ->  Append
--                         ->  Subquery Scan on "*SELECT* 1"
--                               ->  Bitmap Heap Scan on shares
--                                     Recheck Cond: (recipient_id = $3)
--                                     ->  Bitmap Index Scan on shares_by_recipient
--                                           Index Cond: (recipient_id = $3)
--                         ->  Subquery Scan on "*SELECT* 2"
--                               ->  Bitmap Heap Scan on group_shares
--                                     Recheck Cond: ((group_id = ANY ((InitPlan 2).col1)) AND (prompt_id IS NOT NULL))
--                                     Filter: (sharer_id <> $5)
--                                     InitPlan 2
--                                       ->  Nested Loop
--                                             ->  Bitmap Heap Scan on group_members
--                                                   Recheck Cond: (user_id = $4)
--                                                   ->  Bitmap Index Scan on group_members_by_user
--                                                         Index Cond: (user_id = $4)
--                                             ->  Index Scan using groups_pkey on groups
--                                                   Index Cond: (id = group_members.group_id)
--                                                   Filter: ((ends_at IS NULL) OR (ends_at > now()))
--                                     ->  Bitmap Index Scan on group_shares_group_id_prompt_id_collection_id_sharer_id_key
--                                           Index Cond: ((group_id = ANY ((InitPlan 2).col1)) AND (prompt_id IS NOT NULL))
