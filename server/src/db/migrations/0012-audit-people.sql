-- Whom an entry of the audit log names: the admin who acted (actor_netid) and the person it concerns, who holds the
-- account or wrote the prompt (subject_netid, subject_name). Exports and erasures find entries by NetID, which a
-- namesake doesn't share and a deleted account leaves behind. `details` keeps only what identifies no one.
alter table audit_log add column actor_netid text;
alter table audit_log add column subject_netid text;
alter table audit_log add column subject_name text;

update audit_log set actor_netid = users.netid from users where users.id = actor_id;

-- Until now the details held the NetID, alone or before what else there was to say: 'ada1, with 3 prompts'.
update audit_log
set subject_netid = split_part(details, ', ', 1), subject_name = target_name,
  details = regexp_replace(details, '^[^,]*(, )?', '')
where target_type = 'user' and details ~ '^[a-z0-9][a-z0-9._@+-]*(, with [0-9]+ prompts?)?$';

update audit_log set subject_netid = users.netid, subject_name = target_name
from users where target_type = 'user' and subject_netid is null and users.id = target_id;

-- 'private, by Ada Lovelace (ada1)'. Entries without a NetID stay as they are: a name alone doesn't say whose they are.
update audit_log
set subject_netid = substring(details from '\(([^()]*)\)$'),
  subject_name = substring(details from '^[a-z]+, by (.*) \([^()]*\)$'),
  details = split_part(details, ',', 1)
where target_type = 'prompt' and details ~ '^(public|private), by .+ \([a-z0-9][a-z0-9._@+-]*\)$';
