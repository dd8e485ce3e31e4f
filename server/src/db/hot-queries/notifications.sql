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
    select from all_prompts where all_prompts.id = "notifications"."prompt_id" and deleted_at is not null);
-- Aggregate
--   ->  Nested Loop Anti Join
--         ->  Bitmap Heap Scan on notifications
--               Recheck Cond: (user_id = $1)
--               ->  Bitmap Index Scan on notifications_by_user
--                     Index Cond: (user_id = $1)
--         ->  Index Only Scan using prompts_deleted_ids on all_prompts
--               Index Cond: (id = notifications.prompt_id)

select notifications.id, type, notifications.title, concat_ws(': ', case when collections.id is not null then '“' || collections.name || '”'
    when (prompts.is_public or prompts.author_id = $1 or prompts.id in (
    select shares.prompt_id from shares where shares.recipient_id = $2)) then '“' || prompts.title || '”'
    when notifications.prompt_id is not null then 'A prompt that you can’t view now' end, nullif(message, '')) as message, personal_message,
      case when (prompts.is_public or prompts.author_id = $3 or prompts.id in (
    select shares.prompt_id from shares where shares.recipient_id = $4)) then prompts.id end as prompt_id, notifications.created_at, read_at,
      collections.token as collection_token
    from notifications left join prompts on prompts.id = notifications.prompt_id
      left join collections on collections.id = notifications.collection_id
    where user_id = $5 and not exists (
    select from all_prompts where all_prompts.id = "notifications"."prompt_id" and deleted_at is not null)
    order by notifications.created_at desc, notifications.id desc limit $6 offset $7;
-- Limit
--   ->  Sort
--         Sort Key: notifications.created_at DESC, notifications.id DESC
--         ->  Nested Loop Left Join
--               ->  Nested Loop Left Join
--                     Join Filter: (all_prompts_1.id = notifications.prompt_id)
--                     ->  Nested Loop Anti Join
--                           ->  Bitmap Heap Scan on notifications
--                                 Recheck Cond: (user_id = $5)
--                                 ->  Bitmap Index Scan on notifications_by_user
--                                       Index Cond: (user_id = $5)
--                           ->  Index Only Scan using prompts_deleted_ids on all_prompts
--                                 Index Cond: (id = notifications.prompt_id)
--                     ->  Index Scan using prompts_visibility on all_prompts all_prompts_1
--               ->  Index Scan using collections_pkey on collections
--                     Index Cond: (id = notifications.collection_id)
--               SubPlan 1
--                 ->  Bitmap Heap Scan on shares
--                       Recheck Cond: (recipient_id = $2)
--                       ->  Bitmap Index Scan on shares_by_recipient
--                             Index Cond: (recipient_id = $2)
--               SubPlan 2
--                 ->  Bitmap Heap Scan on shares shares_1
--                       Recheck Cond: (recipient_id = $4)
--                       ->  Bitmap Index Scan on shares_by_recipient
--                             Index Cond: (recipient_id = $4)
