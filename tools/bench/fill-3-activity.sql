-- 120,000 shares with their notifications, and 500,000 enhancements over two years.
select setval(pg_get_serial_sequence('all_prompts', 'id'), current_setting('bench.prompts')::int);

-- User 2 is the recipient of up to 10,000 prompts, other users of a few.
insert into shares (prompt_id, recipient_id, sharer_id, personal_message, shared_at)
select prompt_id, recipient_id, 1, 'Have a look', current_setting('bench.now')::timestamptz - n * interval '5 minutes'
from (
  select 1 + n * 10 % current_setting('bench.prompts')::int as prompt_id, 2 as recipient_id, n
  from generate_series(1, 10000) as n
  union all
  select 1 + n % current_setting('bench.prompts')::int, 3 + n % 40000, n from generate_series(1, 110000) as n
) as new_shares
on conflict do nothing;

insert into notifications (user_id, type, title, message, prompt_id, actor_id, personal_message, created_at, read_at)
select recipient_id, 'prompt_shared', 'Someone shared a prompt with you', '', prompt_id, sharer_id,
  personal_message, shared_at, case when prompt_id % 4 = 0 then shared_at + interval '1 day' end
from shares
order by shared_at;

-- Totals are computed once, below.
alter table enhancements disable trigger add_up_enhancements;

insert into enhancements
  (user_id, outcome, provider, model, input_tokens, output_tokens, cost_usd, duration_ms, started_at, finished_at)
select
  1 + (n::bigint * 7919) % 20000,
  case when n % 20 = 0 then 'failed' when n % 33 = 0 then 'cancelled' else 'succeeded' end,
  'openai-compatible', 'a-model', 900, 700, 0.0001 * (n % 90), 4000, at, at + interval '4 seconds'
from (
  select n, current_setting('bench.now')::timestamptz - (500000 - n) * interval '126 seconds' as at
  from generate_series(1, 500000) as n
) as calls;

alter table enhancements enable trigger add_up_enhancements;
insert into enhancement_totals (user_id, succeeded, cost_usd)
select user_id, count(*) filter (where outcome = 'succeeded'), sum(cost_usd) from enhancements group by user_id;
