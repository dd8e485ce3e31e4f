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

select coalesce(sum(id), 0)::text as sum, count(*)::int as total,
      (count(*) filter (where read_at is null))::int as unread
    from notifications where user_id = $1 and not exists (
  select from all_prompts where all_prompts.id = notifications.prompt_id and deleted_at is not null);
-- Aggregate
--   ->  Nested Loop Anti Join
--         ->  Bitmap Heap Scan on notifications
--               Recheck Cond: (user_id = $1)
--               ->  Bitmap Index Scan on notifications_by_user
--                     Index Cond: (user_id = $1)
--         ->  Index Only Scan using prompts_deleted_ids on all_prompts
--               Index Cond: (id = notifications.prompt_id)

select notifications.id, type, notifications.title, concat_ws(': ', case when collections.id is not null then '“' || collections.name || '”'
    when groups.id is not null then '“' || groups.name || '”'
    when notifications.group_id is not null then 'A group that has ended'
    when (prompts.is_public or prompts.author_id = $1 or prompts.id in (
    select received.prompt_id from (select prompt_id, sharer_id, personal_message, shared_at, null::integer as group_id
    from shares where recipient_id = $2
    union all select prompt_id, sharer_id, personal_message, shared_at, group_id from group_shares
    where group_id = any(array(select group_members.group_id from group_members join groups on groups.id = group_members.group_id
    where group_members.user_id = $3 and (groups.ends_at is null or groups.ends_at > now()))) and prompt_id is not null and sharer_id <> $4) as received)) then '“' || prompts.title || '”'
    when notifications.prompt_id is not null then 'A prompt that you can’t view now' end, nullif(message, '')) as message, personal_message,
      case when (prompts.is_public or prompts.author_id = $5 or prompts.id in (
    select received.prompt_id from (select prompt_id, sharer_id, personal_message, shared_at, null::integer as group_id
    from shares where recipient_id = $6
    union all select prompt_id, sharer_id, personal_message, shared_at, group_id from group_shares
    where group_id = any(array(select group_members.group_id from group_members join groups on groups.id = group_members.group_id
    where group_members.user_id = $7 and (groups.ends_at is null or groups.ends_at > now()))) and prompt_id is not null and sharer_id <> $8) as received)) then prompts.id end as prompt_id, notifications.created_at, read_at,
      collections.token as collection_token, groups.id as group_id
    from notifications left join prompts on prompts.id = notifications.prompt_id
      left join collections on collections.id = notifications.collection_id
      left join groups on groups.id = notifications.group_id and (groups.ends_at is null or groups.ends_at > now())
    where user_id = $9 and not exists (
  select from all_prompts where all_prompts.id = notifications.prompt_id and deleted_at is not null)
    order by notifications.created_at desc, notifications.id desc limit $10 offset $11;
-- Limit
--   ->  Sort
--         Sort Key: notifications.created_at DESC, notifications.id DESC
--         ->  Nested Loop Left Join
--               ->  Nested Loop Left Join
--                     ->  Nested Loop Left Join
--                           Join Filter: (all_prompts_1.id = notifications.prompt_id)
--                           ->  Nested Loop Anti Join
--                                 ->  Bitmap Heap Scan on notifications
--                                       Recheck Cond: (user_id = $9)
--                                       ->  Bitmap Index Scan on notifications_by_user
--                                             Index Cond: (user_id = $9)
--                                 ->  Index Only Scan using prompts_deleted_ids on all_prompts
--                                       Index Cond: (id = notifications.prompt_id)
--                           ->  Index Scan using prompts_visibility on all_prompts all_prompts_1
--                     ->  Index Scan using collections_pkey on collections
--                           Index Cond: (id = notifications.collection_id)
--               ->  Index Scan using groups_pkey on groups
--                     Index Cond: (id = notifications.group_id)
--                     Filter: ((ends_at IS NULL) OR (ends_at > now()))
--               SubPlan 2
--                 ->  Append
--                       ->  Subquery Scan on "*SELECT* 1"
--                             ->  Bitmap Heap Scan on shares
--                                   Recheck Cond: (recipient_id = $2)
--                                   ->  Bitmap Index Scan on shares_by_recipient
--                                         Index Cond: (recipient_id = $2)
--                       ->  Subquery Scan on "*SELECT* 2"
--                             ->  Bitmap Heap Scan on group_shares
--                                   Recheck Cond: ((group_id = ANY ((InitPlan 1).col1)) AND (prompt_id IS NOT NULL))
--                                   Filter: (sharer_id <> $4)
--                                   InitPlan 1
--                                     ->  Nested Loop
--                                           ->  Bitmap Heap Scan on group_members
--                                                 Recheck Cond: (user_id = $3)
--                                                 ->  Bitmap Index Scan on group_members_by_user
--                                                       Index Cond: (user_id = $3)
--                                           ->  Index Scan using groups_pkey on groups groups_1
--                                                 Index Cond: (id = group_members.group_id)
--                                                 Filter: ((ends_at IS NULL) OR (ends_at > now()))
--                                   ->  Bitmap Index Scan on group_shares_group_id_prompt_id_collection_id_sharer_id_key
--                                         Index Cond: ((group_id = ANY ((InitPlan 1).col1)) AND (prompt_id IS NOT NULL))
--               SubPlan 4
--                 ->  Append
--                       ->  Subquery Scan on "*SELECT* 1_1"
--                             ->  Bitmap Heap Scan on shares shares_1
--                                   Recheck Cond: (recipient_id = $6)
--                                   ->  Bitmap Index Scan on shares_by_recipient
--                                         Index Cond: (recipient_id = $6)
--                       ->  Subquery Scan on "*SELECT* 2_1"
--                             ->  Bitmap Heap Scan on group_shares group_shares_1
--                                   Recheck Cond: ((group_id = ANY ((InitPlan 3).col1)) AND (prompt_id IS NOT NULL))
--                                   Filter: (sharer_id <> $8)
--                                   InitPlan 3
--                                     ->  Nested Loop
--                                           ->  Bitmap Heap Scan on group_members group_members_1
--                                                 Recheck Cond: (user_id = $7)
--                                                 ->  Bitmap Index Scan on group_members_by_user
--                                                       Index Cond: (user_id = $7)
--                                           ->  Index Scan using groups_pkey on groups groups_2
--                                                 Index Cond: (id = group_members_1.group_id)
--                                                 Filter: ((ends_at IS NULL) OR (ends_at > now()))
--                                   ->  Bitmap Index Scan on group_shares_group_id_prompt_id_collection_id_sharer_id_key
--                                         Index Cond: ((group_id = ANY ((InitPlan 3).col1)) AND (prompt_id IS NOT NULL))
