-- The most sensitive data a prompt's fields are meant for (domain/src/guard/data-class.ts).
alter table prompts add column data_class text not null default 'public'
  check (data_class in ('public', 'internal', 'restricted'));
