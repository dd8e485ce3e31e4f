-- A migration of its own: the alteration before it locks the table for readers.
create index api_keys_by_client on api_keys (client_id);
