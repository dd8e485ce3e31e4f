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

select "collections"."id", "collections"."visibility", "mine"."role", exists (select from group_shares where group_shares.collection_id = collections.id
    and group_shares.group_id = any(array(select group_members.group_id from group_members join groups on groups.id = group_members.group_id
    where group_members.user_id = $1 and (groups.ends_at is null or groups.ends_at > now())))) as "shared_with_viewer" from "collections" left join "collection_members" as "mine" on "mine"."collection_id" = "collections"."id" and "mine"."user_id" = $2 where "collections"."token" = $3;
-- Nested Loop Left Join
--   ->  Index Scan using collections_token_key on collections
--         Index Cond: (token = $3)
--   ->  Index Scan using collection_members_pkey on collection_members mine
--         Index Cond: ((collection_id = collections.id) AND (user_id = $2))
--   SubPlan 2
--     ->  Index Only Scan using group_shares_group_id_prompt_id_collection_id_sharer_id_key on group_shares
--           Index Cond: ((group_id = ANY ((InitPlan 1).col1)) AND (collection_id = collections.id))
--           InitPlan 1
--             ->  Nested Loop
--                   ->  Bitmap Heap Scan on group_members
--                         Recheck Cond: (user_id = $1)
--                         ->  Bitmap Index Scan on group_members_by_user
--                               Index Cond: (user_id = $1)
--                   ->  Index Scan using groups_pkey on groups
--                         Index Cond: (id = group_members.group_id)
--                         Filter: ((ends_at IS NULL) OR (ends_at > now()))

with listed as materialized (select array(select prompts.id from prompts where prompts.id = any(array(select prompt_id from collection_items
    where collection_id = (select id from collections where token = $1 and (visibility <> 'private' or exists (select from collection_members as mine
          where mine.collection_id = collections.id and mine.user_id = $2) or exists (select from group_shares where group_shares.collection_id = collections.id
    and group_shares.group_id = any(array(select group_members.group_id from group_members join groups on groups.id = group_members.group_id
    where group_members.user_id = $3 and (groups.ends_at is null or groups.ends_at > now())))))))) and (prompts.is_public or prompts.author_id = $4 or prompts.id in (
    select received.prompt_id from (select prompt_id, sharer_id, personal_message, shared_at, null::integer as group_id
    from shares where recipient_id = $5
    union all select prompt_id, sharer_id, personal_message, shared_at, group_id from group_shares
    where group_id = any(array(select group_members.group_id from group_members join groups on groups.id = group_members.group_id
    where group_members.user_id = $6 and (groups.ends_at is null or groups.ends_at > now()))) and prompt_id is not null and sharer_id <> $7) as received)) and true
    and true
    and true
    and true
    and true
    and true order by (select position from collection_items
      where collection_items.prompt_id = prompts.id and collection_id = (select id from collections where token = $8 and (visibility <> 'private' or exists (select from collection_members as mine
          where mine.collection_id = collections.id and mine.user_id = $9) or exists (select from group_shares where group_shares.collection_id = collections.id
    and group_shares.group_id = any(array(select group_members.group_id from group_members join groups on groups.id = group_members.group_id
    where group_members.user_id = $10 and (groups.ends_at is null or groups.ends_at > now()))))))), prompts.id) as ids)
    select prompts.id, prompts.title, prompts.category, prompts.html as markdown, prompts.notes, prompts.is_public,
    case when prompts.is_public then 'public' else 'private' end as visibility, case when prompts.is_public then (select 'waiting' from edits
      where edits.prompt_id = prompts.id and edits.saved_by = $11 and edits.waiting_since is not null)
    when prompts.author_id <> $12 then null
    when prompts.waiting_since is not null then 'waiting' when prompts.unpublished_id is not null then 'made_private' end as publishing,
    prompts.author_id, author.display_name as author_name, author.kind = 'library' as by_library,
    to_char("prompts"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at, to_char("prompts"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at, prompts.version, prompts.revision, prompts.upvotes,
    coalesce((select true from upvotes
      where upvotes.prompt_id = prompts.id and upvotes.user_id = $13), false) as "userHasVoted",
    coalesce((select true from saved_prompts
    where saved_prompts.prompt_id = prompts.id and saved_prompts.user_id = $14), false) as "userHasSaved", coalesce((select true from collection_items where collection_items.prompt_id = prompts.id
      and collection_items.collection_id = any(array(
        select collection_id from collection_members where collection_members.user_id = $15))
    limit 1), false) as "userHasCollected",
    prompts.tags, prompts.from_prompt_builder, prompts.fields, prompts.data_class, prompts.uses,
    case when prompts.reviewed_revision is not null then (
    select json_build_object('state', case when reviews.expires_at <= $16 then 'expired'
      when reviews.revision <> prompts.revision then 'changed' else reviews.outcome end,
    'revision', reviews.revision, 'by_name', reviewer.display_name, 'at', to_char("reviews"."reviewed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'until', to_char("reviews"."expires_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'note', case when prompts.author_id = $17 then reviews.note else '' end)
    from reviews left join users as reviewer on reviewer.id = reviews.reviewer_id
    where reviews.prompt_id = prompts.id and (reviews.outcome = 'approved' or prompts.author_id = $18)) end as review, (select cardinality(ids) from listed) as total
    from unnest(array(select id from listed, unnest(ids) with ordinality as _ (id, place) order by place limit 12)) with ordinality as page (prompt_id, place)
    join prompts on prompts.id = prompt_id
    join users as author on author.id = prompts.author_id
    where true
    order by place;
-- Nested Loop
--   CTE listed
--     ->  Result
--           InitPlan 19
--             ->  Sort
--                   Sort Key: ((SubPlan 8)), all_prompts_1.id
--                   InitPlan 16
--                     ->  Bitmap Heap Scan on collection_items collection_items_1
--                           Recheck Cond: (collection_id = (InitPlan 15).col1)
--                           InitPlan 15
--                             ->  Index Scan using collections_token_key on collections collections_1
--                                   Index Cond: (token = $1)
--                                   Filter: ((visibility <> 'private'::text) OR (ANY (id = (hashed SubPlan 10).col1)) OR (ANY (id = (hashed SubPlan 14).col1)))
--                                   SubPlan 10
--                                     ->  Bitmap Heap Scan on collection_members mine_1
--                                           Recheck Cond: (user_id = $2)
--                                           ->  Bitmap Index Scan on collection_members_by_user
--                                                 Index Cond: (user_id = $2)
--                                   SubPlan 14
--                                     ->  Bitmap Heap Scan on group_shares group_shares_1
--                                           Recheck Cond: (group_id = ANY ((InitPlan 13).col1))
--                                           InitPlan 13
--                                             ->  Nested Loop
--                                                   ->  Bitmap Heap Scan on group_members group_members_1
--                                                         Recheck Cond: (user_id = $3)
--                                                         ->  Bitmap Index Scan on group_members_by_user
--                                                               Index Cond: (user_id = $3)
--                                                   ->  Index Scan using groups_pkey on groups groups_1
--                                                         Index Cond: (id = group_members_1.group_id)
--                                                         Filter: ((ends_at IS NULL) OR (ends_at > now()))
--                                           ->  Bitmap Index Scan on group_shares_group_id_prompt_id_collection_id_sharer_id_key
--                                                 Index Cond: (group_id = ANY ((InitPlan 13).col1))
--                           ->  Bitmap Index Scan on collection_items_pkey
--                                 Index Cond: (collection_id = (InitPlan 15).col1)
--                   ->  Index Only Scan using prompts_visibility on all_prompts all_prompts_1
--                         Index Cond: (id = ANY ((InitPlan 16).col1))
--                         Filter: (is_public OR (author_id = $4) OR (ANY (id = (hashed SubPlan 18).col1)))
--                         SubPlan 8
--                           ->  Index Scan using collection_items_by_prompt on collection_items
--                                 Index Cond: ((prompt_id = all_prompts_1.id) AND (collection_id = (InitPlan 7).col1))
--                                 InitPlan 7
--                                   ->  Index Scan using collections_token_key on collections
--                                         Index Cond: (token = $8)
--                                         Filter: ((visibility <> 'private'::text) OR (ANY (id = (hashed SubPlan 2).col1)) OR (ANY (id = (hashed SubPlan 6).col1)))
--                                         SubPlan 2
--                                           ->  Bitmap Heap Scan on collection_members mine
--                                                 Recheck Cond: (user_id = $9)
--                                                 ->  Bitmap Index Scan on collection_members_by_user
--                                                       Index Cond: (user_id = $9)
--                                         SubPlan 6
--                                           ->  Bitmap Heap Scan on group_shares
--                                                 Recheck Cond: (group_id = ANY ((InitPlan 5).col1))
--                                                 InitPlan 5
--                                                   ->  Nested Loop
--                                                         ->  Bitmap Heap Scan on group_members
--                                                               Recheck Cond: (user_id = $10)
--                                                               ->  Bitmap Index Scan on group_members_by_user
--                                                                     Index Cond: (user_id = $10)
--                                                         ->  Index Scan using groups_pkey on groups
--                                                               Index Cond: (id = group_members.group_id)
--                                                               Filter: ((ends_at IS NULL) OR (ends_at > now()))
--                                                 ->  Bitmap Index Scan on group_shares_group_id_prompt_id_collection_id_sharer_id_key
--                                                       Index Cond: (group_id = ANY ((InitPlan 5).col1))
--                         SubPlan 18
--                           ->  Append
--                                 ->  Subquery Scan on "*SELECT* 1"
--                                       ->  Bitmap Heap Scan on shares
--                                             Recheck Cond: (recipient_id = $5)
--                                             ->  Bitmap Index Scan on shares_by_recipient
--                                                   Index Cond: (recipient_id = $5)
--                                 ->  Subquery Scan on "*SELECT* 2"
--                                       ->  Bitmap Heap Scan on group_shares group_shares_2
--                                             Recheck Cond: ((group_id = ANY ((InitPlan 17).col1)) AND (prompt_id IS NOT NULL))
--                                             Filter: (sharer_id <> $7)
--                                             InitPlan 17
--                                               ->  Nested Loop
--                                                     ->  Bitmap Heap Scan on group_members group_members_2
--                                                           Recheck Cond: (user_id = $6)
--                                                           ->  Bitmap Index Scan on group_members_by_user
--                                                                 Index Cond: (user_id = $6)
--                                                     ->  Index Scan using groups_pkey on groups groups_2
--                                                           Index Cond: (id = group_members_2.group_id)
--                                                           Filter: ((ends_at IS NULL) OR (ends_at > now()))
--                                             ->  Bitmap Index Scan on group_shares_group_id_prompt_id_collection_id_sharer_id_key
--                                                   Index Cond: ((group_id = ANY ((InitPlan 17).col1)) AND (prompt_id IS NOT NULL))
--   InitPlan 27
--     ->  CTE Scan on listed
--   InitPlan 28
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
--   SubPlan 21
--     ->  Index Scan using edits_waiting on edits
--           Index Cond: (prompt_id = all_prompts.id)
--           Filter: (saved_by = $11)
--   SubPlan 22
--     ->  Index Only Scan using upvotes_pkey on upvotes
--           Index Cond: ((prompt_id = all_prompts.id) AND (user_id = $13))
--   SubPlan 23
--     ->  Index Only Scan using saved_prompts_pkey on saved_prompts
--           Index Cond: ((prompt_id = all_prompts.id) AND (user_id = $14))
--   SubPlan 25
--     ->  Limit
--           InitPlan 24
--             ->  Bitmap Heap Scan on collection_members
--                   Recheck Cond: (user_id = $15)
--                   ->  Bitmap Index Scan on collection_members_by_user
--                         Index Cond: (user_id = $15)
--           ->  Index Only Scan using collection_items_by_prompt on collection_items collection_items_2
--                 Index Cond: ((prompt_id = all_prompts.id) AND (collection_id = ANY ((InitPlan 24).col1)))
--   SubPlan 26
--     ->  Nested Loop Left Join
--           ->  Index Scan using reviews_pkey on reviews
--                 Index Cond: (prompt_id = all_prompts.id)
--                 Filter: ((outcome = 'approved'::text) OR (all_prompts.author_id = $18))
--           ->  Index Scan using users_pkey on users reviewer
--                 Index Cond: (id = reviews.reviewer_id)

select (select count(*)::int from prompts where prompts.id = any(array(select prompt_id from collection_items
    where collection_id = (select id from collections where token = $1 and (visibility <> 'private' or exists (select from collection_members as mine
          where mine.collection_id = collections.id and mine.user_id = $2) or exists (select from group_shares where group_shares.collection_id = collections.id
    and group_shares.group_id = any(array(select group_members.group_id from group_members join groups on groups.id = group_members.group_id
    where group_members.user_id = $3 and (groups.ends_at is null or groups.ends_at > now())))))))) and (prompts.is_public or prompts.author_id = $4 or prompts.id in (
    select received.prompt_id from (select prompt_id, sharer_id, personal_message, shared_at, null::integer as group_id
    from shares where recipient_id = $5
    union all select prompt_id, sharer_id, personal_message, shared_at, group_id from group_shares
    where group_id = any(array(select group_members.group_id from group_members join groups on groups.id = group_members.group_id
    where group_members.user_id = $6 and (groups.ends_at is null or groups.ends_at > now()))) and prompt_id is not null and sharer_id <> $7) as received)) and true
    and true
    and true
    and true
    and true
    and true) as count;
-- Result
--   InitPlan 11
--     ->  Aggregate
--           InitPlan 8
--             ->  Bitmap Heap Scan on collection_items
--                   Recheck Cond: (collection_id = (InitPlan 7).col1)
--                   InitPlan 7
--                     ->  Index Scan using collections_token_key on collections
--                           Index Cond: (token = $1)
--                           Filter: ((visibility <> 'private'::text) OR (ANY (id = (hashed SubPlan 2).col1)) OR (ANY (id = (hashed SubPlan 6).col1)))
--                           SubPlan 2
--                             ->  Bitmap Heap Scan on collection_members mine
--                                   Recheck Cond: (user_id = $2)
--                                   ->  Bitmap Index Scan on collection_members_by_user
--                                         Index Cond: (user_id = $2)
--                           SubPlan 6
--                             ->  Bitmap Heap Scan on group_shares
--                                   Recheck Cond: (group_id = ANY ((InitPlan 5).col1))
--                                   InitPlan 5
--                                     ->  Nested Loop
--                                           ->  Bitmap Heap Scan on group_members
--                                                 Recheck Cond: (user_id = $3)
--                                                 ->  Bitmap Index Scan on group_members_by_user
--                                                       Index Cond: (user_id = $3)
--                                           ->  Index Scan using groups_pkey on groups
--                                                 Index Cond: (id = group_members.group_id)
--                                                 Filter: ((ends_at IS NULL) OR (ends_at > now()))
--                                   ->  Bitmap Index Scan on group_shares_group_id_prompt_id_collection_id_sharer_id_key
--                                         Index Cond: (group_id = ANY ((InitPlan 5).col1))
--                   ->  Bitmap Index Scan on collection_items_pkey
--                         Index Cond: (collection_id = (InitPlan 7).col1)
--           ->  Index Only Scan using prompts_visibility on all_prompts
--                 Index Cond: (id = ANY ((InitPlan 8).col1))
--                 Filter: (is_public OR (author_id = $4) OR (ANY (id = (hashed SubPlan 10).col1)))
--                 SubPlan 10
--                   ->  Append
--                         ->  Subquery Scan on "*SELECT* 1"
--                               ->  Bitmap Heap Scan on shares
--                                     Recheck Cond: (recipient_id = $5)
--                                     ->  Bitmap Index Scan on shares_by_recipient
--                                           Index Cond: (recipient_id = $5)
--                         ->  Subquery Scan on "*SELECT* 2"
--                               ->  Bitmap Heap Scan on group_shares group_shares_1
--                                     Recheck Cond: ((group_id = ANY ((InitPlan 9).col1)) AND (prompt_id IS NOT NULL))
--                                     Filter: (sharer_id <> $7)
--                                     InitPlan 9
--                                       ->  Nested Loop
--                                             ->  Bitmap Heap Scan on group_members group_members_1
--                                                   Recheck Cond: (user_id = $6)
--                                                   ->  Bitmap Index Scan on group_members_by_user
--                                                         Index Cond: (user_id = $6)
--                                             ->  Index Scan using groups_pkey on groups groups_1
--                                                   Index Cond: (id = group_members_1.group_id)
--                                                   Filter: ((ends_at IS NULL) OR (ends_at > now()))
--                                     ->  Bitmap Index Scan on group_shares_group_id_prompt_id_collection_id_sharer_id_key
--                                           Index Cond: ((group_id = ANY ((InitPlan 9).col1)) AND (prompt_id IS NOT NULL))

select item.prompt_id, item.note
    from collection_items as item join prompts on prompts.id = item.prompt_id
    where item.collection_id = (select id from collections where token = $1 and (visibility <> 'private' or exists (select from collection_members as mine
          where mine.collection_id = collections.id and mine.user_id = $2) or exists (select from group_shares where group_shares.collection_id = collections.id
    and group_shares.group_id = any(array(select group_members.group_id from group_members join groups on groups.id = group_members.group_id
    where group_members.user_id = $3 and (groups.ends_at is null or groups.ends_at > now()))))))
      and item.prompt_id = any($4::int[]) and (prompts.is_public or prompts.author_id = $5 or prompts.id in (
    select received.prompt_id from (select prompt_id, sharer_id, personal_message, shared_at, null::integer as group_id
    from shares where recipient_id = $6
    union all select prompt_id, sharer_id, personal_message, shared_at, group_id from group_shares
    where group_id = any(array(select group_members.group_id from group_members join groups on groups.id = group_members.group_id
    where group_members.user_id = $7 and (groups.ends_at is null or groups.ends_at > now()))) and prompt_id is not null and sharer_id <> $8) as received));
-- Nested Loop
--   Join Filter: (item.prompt_id = all_prompts.id)
--   InitPlan 7
--     ->  Index Scan using collections_token_key on collections
--           Index Cond: (token = $1)
--           Filter: ((visibility <> 'private'::text) OR (ANY (id = (hashed SubPlan 2).col1)) OR (ANY (id = (hashed SubPlan 6).col1)))
--           SubPlan 2
--             ->  Bitmap Heap Scan on collection_members mine
--                   Recheck Cond: (user_id = $2)
--                   ->  Bitmap Index Scan on collection_members_by_user
--                         Index Cond: (user_id = $2)
--           SubPlan 6
--             ->  Bitmap Heap Scan on group_shares
--                   Recheck Cond: (group_id = ANY ((InitPlan 5).col1))
--                   InitPlan 5
--                     ->  Nested Loop
--                           ->  Bitmap Heap Scan on group_members
--                                 Recheck Cond: (user_id = $3)
--                                 ->  Bitmap Index Scan on group_members_by_user
--                                       Index Cond: (user_id = $3)
--                           ->  Index Scan using groups_pkey on groups
--                                 Index Cond: (id = group_members.group_id)
--                                 Filter: ((ends_at IS NULL) OR (ends_at > now()))
--                   ->  Bitmap Index Scan on group_shares_group_id_prompt_id_collection_id_sharer_id_key
--                         Index Cond: (group_id = ANY ((InitPlan 5).col1))
--   ->  Index Scan using collection_items_by_prompt on collection_items item
--         Index Cond: ((prompt_id = ANY ($4)) AND (collection_id = (InitPlan 7).col1))
--   ->  Index Only Scan using prompts_visibility on all_prompts
--         Filter: (is_public OR (author_id = $5) OR (ANY (id = (hashed SubPlan 9).col1)))
--         SubPlan 9
--           ->  Append
--                 ->  Subquery Scan on "*SELECT* 1"
--                       ->  Bitmap Heap Scan on shares
--                             Recheck Cond: (recipient_id = $6)
--                             ->  Bitmap Index Scan on shares_by_recipient
--                                   Index Cond: (recipient_id = $6)
--                 ->  Subquery Scan on "*SELECT* 2"
--                       ->  Bitmap Heap Scan on group_shares group_shares_1
--                             Recheck Cond: ((group_id = ANY ((InitPlan 8).col1)) AND (prompt_id IS NOT NULL))
--                             Filter: (sharer_id <> $8)
--                             InitPlan 8
--                               ->  Nested Loop
--                                     ->  Bitmap Heap Scan on group_members group_members_1
--                                           Recheck Cond: (user_id = $7)
--                                           ->  Bitmap Index Scan on group_members_by_user
--                                                 Index Cond: (user_id = $7)
--                                     ->  Index Scan using groups_pkey on groups groups_1
--                                           Index Cond: (id = group_members_1.group_id)
--                                           Filter: ((ends_at IS NULL) OR (ends_at > now()))
--                             ->  Bitmap Index Scan on group_shares_group_id_prompt_id_collection_id_sharer_id_key
--                                   Index Cond: ((group_id = ANY ((InitPlan 8).col1)) AND (prompt_id IS NOT NULL))
