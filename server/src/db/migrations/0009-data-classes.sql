-- Campuses have their own data classes. The application checks which ones exist, because a class that became part of another
-- keeps its id in prompts.
alter table all_prompts drop constraint if exists prompts_data_class_check;

-- What admins chose for the three classes of before. Also run after restoring a backup from before.
insert into settings (name, value, updated_at)
select 'data_table', jsonb_object_agg(tool, rules), now()
from (
  select tool, jsonb_object_agg(class.id, jsonb_build_object('use', case when class.rank <= approved.rank then 'fine' else 'not' end, 'note', '')) as rules
  from (
    select 'tool-' || number as tool, target ->> 'data_class' as up_to
    from settings, jsonb_array_elements(value) with ordinality as targets (target, number)
    where name = 'targets' and target ? 'data_class'
    union all
    select case name when 'mcp_data_class' then 'mcp' else 'ai-service' end, value #>> '{}'
    from settings where name in ('mcp_data_class', 'ai_service_class')
  ) as approvals
  join (values (1, 'public'), (2, 'internal'), (3, 'restricted')) as approved (rank, id) on approved.id = up_to
  cross join (values (1, 'public'), (2, 'internal'), (3, 'restricted')) as class (rank, id)
  group by tool
) as tools
having count(*) > 0
on conflict (name) do nothing;

update settings set value = (
  select jsonb_agg(target - 'data_class' || jsonb_build_object('id', 'tool-' || number) order by number)
  from jsonb_array_elements(value) with ordinality as targets (target, number)
) where name = 'targets' and value @? '$[*].data_class';

update settings set value = (
  select jsonb_agg(jsonb_build_object('id', class.id, 'examples', '', 'kinds', kinds, 'merged', '[]'::jsonb) || (value -> class.id) order by rank)
  from (values
    (1, 'public', '[]'::jsonb),
    (2, 'internal', '["email", "phone", "name"]'),
    (3, 'restricted', '["secret", "card", "ssn", "bank_account", "personal_id", "student_id", "birth_date", "address", "pay", "grade", "health", "discipline"]')
  ) as class (rank, id, kinds)
) where name = 'data_classes' and jsonb_typeof(value) = 'object';

delete from settings where name in ('mcp_data_class', 'ai_service_class');
