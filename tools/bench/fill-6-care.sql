-- One in twenty prompts is reviewed, one in fifty reported, and one in a hundred waits for a curator.
insert into reviews (prompt_id, revision, outcome, note, reviewer_id, reviewed_at, expires_at)
select id, case when n % 9 = 0 then greatest(1, revision - 1) else revision end, outcome,
  case when n % 3 = 0 then repeat('Please say which course it is for. ', 3) else '' end,
  20000 + n % 20, reviewed_at, case when outcome = 'approved' then reviewed_at + interval '1 year' end
from (
  select id, revision, id / 20 as n, case when id % 160 = 1 then 'changes_asked' else 'approved' end as outcome,
    current_setting('bench.now')::timestamptz - (id % 400) * interval '1 day' as reviewed_at
  from all_prompts where id % 20 = 1 and is_public and author_id not between 20000 and 20019
) as reviewed;

insert into report_cases (prompt_id, opened_at, handled_at, handled_by, action)
select id, at, handled_at, case when handled_at is not null then 20000 end, case when handled_at is not null then 'dismiss' end
from (
  select id, at, case when id % 100 <> 3 then at + interval '1 day' end as handled_at
  from (select id, current_setting('bench.now')::timestamptz - (id % 300) * interval '1 hour' as at
    from all_prompts where id % 50 = 3 and is_public) as chosen
) as reported;

insert into reports (case_id, user_id, revision, reason, note, reported_at)
select report_cases.id, 100 + (report_cases.id * 3 + n) % 40000, 1, (array['unsafe', 'private_data', 'copied', 'spam', 'other'])[1 + n],
  'It says something that is no longer true.', opened_at
from report_cases, generate_series(0, 4) as n where n <= report_cases.id % 3;

update all_prompts set waiting_since = current_setting('bench.now')::timestamptz - (id % 300) * interval '1 hour'
where not is_public and id % 100 = 0;
