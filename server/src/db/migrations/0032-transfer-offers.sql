-- A prompt that its author offers to transfer to someone else, until they answer. The offer shares the prompt, so that they can read
-- it first, and ends with that share.
create table transfer_offers (
  prompt_id integer primary key references all_prompts on delete cascade,
  from_id integer not null references users on delete cascade,
  to_id integer not null references users on delete cascade,
  -- Whether the prompt was shared before. If not, the share ends with the offer.
  was_shared boolean not null,
  offered_at timestamptz not null,
  foreign key (prompt_id, to_id, from_id) references shares (prompt_id, recipient_id, sharer_id) on delete cascade
);

create index transfer_offers_by_author on transfer_offers (from_id);
create index transfer_offers_by_recipient on transfer_offers (to_id);

-- Triggers, so that no way of changing a prompt or an account leaves an offer that no one should accept.
create function end_offer() returns trigger language plpgsql as $$
begin
  delete from transfer_offers where prompt_id = new.id;
  return null;
end $$;

create trigger end_offer after update of author_id, deleted_at, unpublished_id on all_prompts
for each row when (old.author_id <> new.author_id or (old.deleted_at is null and new.deleted_at is not null)
  or (old.unpublished_id is null and new.unpublished_id is not null))
execute function end_offer();

create function end_offers_of_person() returns trigger language plpgsql as $$
begin
  delete from transfer_offers where new.id in (from_id, to_id);
  return null;
end $$;

create trigger end_offers_of_person after update of status on users
for each row when (old.status = 'active' and new.status <> 'active') execute function end_offers_of_person();

create function forget_offer() returns trigger language plpgsql as $$
begin
  delete from notifications
  where type = 'transfer_offered' and user_id = old.to_id and actor_id = old.from_id and prompt_id = old.prompt_id;
  if not old.was_shared then
    delete from shares
    where prompt_id = old.prompt_id and recipient_id = old.to_id and sharer_id = old.from_id;
  end if;
  return null;
end $$;

create trigger forget_offer after delete on transfer_offers for each row execute function forget_offer();
