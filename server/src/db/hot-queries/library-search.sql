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

select set_config('statement_timeout', '3s', true), set_config('enable_seqscan', 'off', true),
    set_config('jit', 'off', true);
-- Result

select to_tsquery('english', word)::text as stem
    from unnest($1::text[]) with ordinality as _ (word, place) order by place;
-- Function Scan on unnest _

select to_tsquery('english', word)::text as stem
    from unnest($1::text[]) with ordinality as _ (word, place) order by place;
-- Function Scan on unnest _

select query, (select count(*)::int from (
      select from search_documents as found
      where found.is_public and true and found.document @@ term.query::tsquery limit 2000
    ) as counted) as count, (select coalesce(sum(prompts), 0)::int from prompt_counts
    where is_public and true) as size
    from unnest($1::text[]) as term (query);
-- Function Scan on unnest term
--   InitPlan 2
--     ->  Aggregate
--           ->  Bitmap Heap Scan on prompt_counts
--                 Recheck Cond: is_public
--                 ->  Bitmap Index Scan on prompt_counts_pkey
--                       Index Cond: (is_public = true)
--   SubPlan 1
--     ->  Aggregate
--           ->  Limit
--                 ->  Bitmap Heap Scan on search_documents found
--                       Recheck Cond: ((document @@ (term.query)::tsquery) AND is_public)
--                       ->  Bitmap Index Scan on search_documents_public
--                             Index Cond: (document @@ (term.query)::tsquery)

with matched as materialized (
      select found.prompt_id from search_documents as found where found.is_public and true and (found.document @@ $1::tsquery)
      order by found.prompt_id + 0 desc limit 1201
    ), candidates as materialized (
      (select prompt_id from matched limit 100)
      
    union (select found.prompt_id from search_documents as found
      where found.is_public and true and ts_filter(found.document, '{a,b}') @@ $2::tsquery and true
      order by found.prompt_id + 0 desc limit 100)
    ), scored as materialized (
      select candidates.prompt_id, 0::float8 as score, (found.document @@ $3::tsquery) as is_full
      from candidates
      -- A copy, because each part of the score would read and decompress a stored document again.
      join lateral (select document || ''::tsvector as document from search_documents
        where search_documents.prompt_id = candidates.prompt_id offset 0) as found on true
    )
    select array(
      select prompts.id from (select *, max(score) over () as best from scored) as scored join prompts on prompts.id = prompt_id
      where is_full or (best >= $4::float8 and score >= $5::float8 * best)
      order by score desc, (prompts.reviewed_revision = prompts.revision and prompts.reviewed_until > $6) is true desc, prompts.upvotes desc, prompts.created_at desc, prompts.id desc
    ) as best, array(select prompt_id from scored where is_full) as full,
      array(select prompt_id from scored where score >= $7::float8) as similar,
      array(select prompt_id from matched) as matched;
-- Result
--   CTE matched
--     ->  Limit
--           ->  Sort
--                 Sort Key: ((found.prompt_id + 0)) DESC
--                 ->  Bitmap Heap Scan on search_documents found
--                       Recheck Cond: ((document @@ $1) AND is_public)
--                       ->  Bitmap Index Scan on search_documents_public
--                             Index Cond: (document @@ $1)
--   CTE candidates
--     ->  Unique
--           ->  Merge Append
--                 Sort Key: matched.prompt_id
--                 ->  Sort
--                       Sort Key: matched.prompt_id
--                       ->  Limit
--                             ->  CTE Scan on matched
--                 ->  Subquery Scan on "*SELECT* 2"
--                       ->  Sort
--                             Sort Key: found_1.prompt_id
--                             ->  Limit
--                                   ->  Sort
--                                         Sort Key: ((found_1.prompt_id + 0)) DESC
--                                         ->  Bitmap Heap Scan on search_documents found_1
--                                               Recheck Cond: ((ts_filter(document, '{a,b}'::"char"[]) @@ $2) AND is_public)
--                                               ->  Bitmap Index Scan on search_documents_public_titles
--                                                     Index Cond: (ts_filter(document, '{a,b}'::"char"[]) @@ $2)
--   CTE scored
--     ->  Nested Loop
--           ->  CTE Scan on candidates
--           ->  Index Scan using search_documents_pkey on search_documents
--                 Index Cond: (prompt_id = candidates.prompt_id)
--   InitPlan 4
--     ->  Sort
--           Sort Key: scored.score DESC, ((((all_prompts.reviewed_revision = all_prompts.revision) AND (all_prompts.reviewed_until > $6)) IS TRUE)) DESC, all_prompts.upvotes DESC, all_prompts.created_at DESC, all_prompts.id DESC
--           ->  Nested Loop
--                 Join Filter: (scored.prompt_id = all_prompts.id)
--                 ->  Index Scan Backward using prompts_visibility on all_prompts
--                 ->  Subquery Scan on scored
--                       Filter: (scored.is_full OR ((scored.best >= $4) AND (scored.score >= ($5 * scored.best))))
--                       ->  WindowAgg
--                             Window: w1 AS ()
--                             ->  CTE Scan on scored scored_1
--   InitPlan 5
--     ->  CTE Scan on scored scored_2
--           Filter: is_full
--   InitPlan 6
--     ->  CTE Scan on scored scored_3
--           Filter: (score >= $7)
--   InitPlan 7
--     ->  CTE Scan on matched matched_1

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
    where reviews.prompt_id = prompts.id and (reviews.outcome = 'approved' or prompts.author_id = $8)) end as review, (select null) as total
    from unnest($9::int[]) with ordinality as page (prompt_id, place)
    join prompts on prompts.id = prompt_id
    join users as author on author.id = prompts.author_id
    where prompts.is_public
    order by place;
-- Nested Loop
--   InitPlan 7
--     ->  Result
--   ->  Nested Loop
--         Join Filter: (page.prompt_id = all_prompts.id)
--         ->  Function Scan on unnest page
--         ->  Materialize
--               ->  Index Scan using prompts_visibility on all_prompts
--                     Filter: is_public
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

select word from unnest($1::text[]) as word
    where format('''=%s''', word)::tsvector || to_tsvector('english', word) @@ $2::tsquery;
-- Function Scan on unnest word
--   Filter: (((format('''=%s'''::text, word))::tsvector || to_tsvector('english'::regconfig, word)) @@ $2)
