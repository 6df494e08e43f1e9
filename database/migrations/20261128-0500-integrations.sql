-- Keys by which the systems of an academy use the API, and addresses that are told what happens.
create schema integrations;

create table integrations.api_token (
  id integer generated always as identity primary key,
  account_id integer not null references accounts.account (id),
  -- the organization whose account it is; null: staff's
  organization_id integer references people.organization (id),
  name text not null,
  -- what of it is shown; the whole is kept nowhere
  prefix text not null,
  hash bytea not null unique,
  -- as what its person made it: in another role it is over
  role text not null,
  -- areas of calls; what may be written may be read
  reads text[] not null default '{}',
  writes text[] not null default '{}',
  -- networks that it may come from; empty: any
  networks text[] not null default '{}',
  made_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_why text check (ended_why in ('revoked', 'password', 'role', 'account')),
  uses integer not null default 0,
  last_used_on date,
  last_used_address text,
  search text generated always as (platform.fold(name || ' ' || prefix)) stored,
  constraint ended_whole check ((ended_at is null) = (ended_why is null)),
  constraint opens_something check (cardinality(reads) + cardinality(writes) > 0)
);
create index api_token_account on integrations.api_token (account_id, made_at);
create index api_token_organization on integrations.api_token (organization_id) where organization_id is not null;
create index api_token_made on integrations.api_token (made_at, id);
create index api_token_search on integrations.api_token using gin (search gin_trgm_ops);

alter table integrations.api_token enable row level security;
create policy own on integrations.api_token
  using (organization_id = (select people.acting_organization())) with check (organization_id = (select people.acting_organization()));

-- Whoever changes a password, a role or an account ends what was made under it, in the same transaction and whatever code does it.
create function integrations.end_api_tokens() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  update integrations.api_token set ended_at = now(),
    ended_why = case when new.state <> 'active' then 'account' when new.role is distinct from old.role then 'role' else 'password' end
  where account_id = new.id and ended_at is null;
  if found then perform pg_notify('diwan_actor', new.id::text); end if;
  return null;
end $$;
create trigger end_api_tokens after update of password_hash, role, state on accounts.account for each row
  when (old.password_hash is distinct from new.password_hash or old.role is distinct from new.role
    or (old.state = 'active' and new.state <> 'active'))
  execute function integrations.end_api_tokens();

create table integrations.webhook (
  id integer generated always as identity primary key,
  name text not null,
  url text not null,
  -- whose rights say what of a record is sent
  account_id integer not null references accounts.account (id),
  events text[] not null check (cardinality(events) > 0),
  state text not null default 'active' check (state in ('active', 'disabled')),
  -- by hand; days of failing; the address said that it is gone; its person is no administrator any more
  disabled_why text check (disabled_why in ('hand', 'failing', 'gone', 'person')),
  disabled_at timestamptz,
  made_at timestamptz not null,
  -- the first try that failed since one succeeded
  failing_since timestamptz,
  -- one process sends to it until then, so that messages stay in order
  busy_until timestamptz not null default '-infinity',
  version integer not null default 1,
  search text generated always as (platform.fold(name || ' ' || url)) stored,
  constraint disabled_whole check ((state = 'disabled') = (disabled_why is not null) and (disabled_why is null) = (disabled_at is null))
);
create index webhook_account on integrations.webhook (account_id);
create index webhook_name on integrations.webhook (name, id);
create index webhook_search on integrations.webhook using gin (search gin_trgm_ops);

-- The secrets that messages to an address are signed by: the one in use, and for a while the one before it.
create table integrations.webhook_secret (
  id integer generated always as identity primary key,
  webhook_id integer not null references integrations.webhook (id) on delete cascade,
  secret_sealed bytea not null,
  made_at timestamptz not null,
  -- signs until then beside its successor; null: the one in use
  ends_at timestamptz
);
create unique index webhook_secret_in_use on integrations.webhook_secret (webhook_id) where ends_at is null;
create index webhook_secret_webhook on integrations.webhook_secret (webhook_id);

create table integrations.delivery (
  id integer generated always as identity primary key,
  webhook_id integer not null references integrations.webhook (id) on delete cascade,
  -- by which a receiver knows a message that comes twice
  message text not null default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  kind text not null,
  subject_id integer not null,
  serial text,
  happened_at timestamptz not null default now(),
  -- as it was first sent; every try sends the same
  body text,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  delivered_at timestamptz,
  last_status integer
);
create index delivery_due on integrations.delivery (webhook_id, id) where state = 'waiting';
create index delivery_webhook on integrations.delivery (webhook_id, happened_at, id);
create index delivery_kind on integrations.delivery (kind, happened_at, id);
create index delivery_failed on integrations.delivery (webhook_id, happened_at) where state = 'failed';
create index delivery_old on integrations.delivery (happened_at) where state <> 'waiting';

create table integrations.delivery_try (
  id integer generated always as identity primary key,
  delivery_id integer not null references integrations.delivery (id) on delete cascade,
  at timestamptz not null,
  status integer,
  -- why there is no status
  fault text check (fault in ('inside', 'unknownName', 'unreachable', 'tooSlow', 'certificate', 'cutOff')),
  -- the beginning of what was answered
  answer text not null default '',
  took_ms integer not null
);
create index delivery_try_delivery on integrations.delivery_try (delivery_id, id);

-- Addresses and what is sent to them are the administrators' alone: behind the wall nobody sees a row.
alter table integrations.webhook enable row level security;
alter table integrations.webhook_secret enable row level security;
alter table integrations.delivery enable row level security;
alter table integrations.delivery_try enable row level security;

-- Whatever writes an event hands it to the addresses that want it, in the same transaction. It runs as the tables' owner: who
-- causes an event need not know of any address.
create function integrations.hand_to_webhooks() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  insert into integrations.delivery (webhook_id, kind, subject_id, serial, happened_at)
  select w.id, new.kind, new.subject_id, new.data->>'serial', new.at
  from integrations.webhook w where w.state = 'active' and new.kind = any(w.events);
  if found then perform pg_notify('diwan_webhook', ''); end if;
  return null;
end $$;
create trigger hand_to_webhooks after insert on platform.event for each row execute function integrations.hand_to_webhooks();
