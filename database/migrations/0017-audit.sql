-- Who did what to what, on whose behalf, when, from where: one row in the transaction of the act.
create table platform.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null,
  -- the person whose hand it was; null: the academy's own jobs, or a visitor
  actor_id integer,
  -- the account that an administrator acted as
  on_behalf_of_id integer,
  subject_type text not null,
  subject_id integer not null,
  data jsonb not null default '{}',
  -- the fields that changed, as they were and as they are now
  before jsonb,
  after jsonb,
  request_id text,
  -- of the caller, as text: behind proxies it is what they say
  address text
);
create index audit_time on platform.audit (at, id);
create index audit_actor on platform.audit (actor_id, at, id);
create index audit_behalf on platform.audit (on_behalf_of_id, at, id) where on_behalf_of_id is not null;
create index audit_kind on platform.audit (kind, at, id);
create index audit_subject on platform.audit (subject_type, subject_id, at, id);
create index audit_request on platform.audit (request_id, at, id) where request_id is not null;

-- Rows that wait for their seal. A cursor over ids would miss a row that commits late.
create table platform.audit_unsealed (
  audit_id bigint primary key
);

-- The chain: numbered without a gap in the order of sealing. Each hash covers its row and the hash before it.
-- No reference to platform.audit: checking one needs the right to update that table, which nobody has.
create table platform.audit_seal (
  seq bigint primary key check (seq > 0),
  audit_id bigint not null unique,
  sealed_at timestamptz not null,
  hash bytea not null check (octet_length(hash) = 32)
);

-- Where the chain ends, so that cutting off its tail shows.
create table platform.audit_head (
  one boolean primary key default true check (one),
  seq bigint not null,
  hash bytea not null check (octet_length(hash) = 32)
);

-- Each walk along the chain and what it found.
create table platform.audit_check (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  rows bigint not null,
  hash bytea,
  -- null: every row fits; else the first that does not
  fault jsonb
);

create function platform.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of %.% are never changed or deleted', tg_table_schema, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;

create trigger audit_kept before update or delete or truncate on platform.audit
  for each statement execute function platform.refuse_change();
create trigger audit_seal_kept before update or delete or truncate on platform.audit_seal
  for each statement execute function platform.refuse_change();
create trigger audit_check_kept before update or delete or truncate on platform.audit_check
  for each statement execute function platform.refuse_change();
create trigger audit_head_kept before delete or truncate on platform.audit_head
  for each statement execute function platform.refuse_change();
create trigger audit_head_grows before update on platform.audit_head
  for each row when (new.seq <= old.seq) execute function platform.refuse_change();

-- A second wall where the academy's role is no superuser: it gives up its own right.
revoke update, delete, truncate on platform.audit, platform.audit_seal, platform.audit_check from public, current_user;
