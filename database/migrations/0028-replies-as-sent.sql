-- A reply that is given again must be the very text of the first: jsonb forgets the order of its fields.
alter table platform.idempotency_key alter column reply type json using reply::json;
