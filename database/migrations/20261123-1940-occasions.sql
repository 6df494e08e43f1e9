-- What the academy invites the public to, and who comes.
create schema occasions;

create table occasions.occasion (
  id integer generated always as identity primary key,
  title jsonb not null,
  about jsonb not null default '{}',
  place jsonb not null,
  first_day date not null,
  last_day date not null,
  -- of each day, in the academy's zone
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends_at text not null check (ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- the last day on which one can ask for a place
  closes_on date not null,
  seats integer not null check (seats between 1 and 5000),
  state text not null default 'draft' check (state in ('draft', 'published', 'cancelled')),
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(title->>'ar', '') || ' ' || coalesce(title->>'en', '') || ' ' || coalesce(title->>'fr', ''))) stored,
  constraint in_order check (last_day >= first_day),
  constraint one_day_in_order check (ends_at > starts_at),
  constraint closes_in_time check (closes_on <= last_day)
);
create index occasion_first_day on occasions.occasion (first_day, id);
create index occasion_closes_on on occasions.occasion (closes_on, id);
create index occasion_search on occasions.occasion using gin (search gin_trgm_ops);

-- Somebody who asks for a place: with an account, or a visitor who has proved the address.
create table occasions.guest (
  id integer generated always as identity primary key,
  occasion_id integer not null references occasions.occasion (id) on delete cascade,
  account_id integer references accounts.account (id),
  name text not null,
  email text not null,
  mobile text not null default '',
  organization text not null default '',
  -- that the letters are written in
  language text not null,
  state text not null check (state in ('waiting', 'waitlisted', 'confirmed', 'rejected', 'withdrawn')),
  -- stands on the pass: who holds it may see and withdraw the request
  code text not null unique,
  reason text not null default '',
  asked_at timestamptz not null,
  arrived_at timestamptz,
  -- the check-in that counted, as its sender named it
  arrival_key text,
  version integer not null default 1,
  search text generated always as (platform.fold(name || ' ' || email || ' ' || mobile || ' ' || organization || ' ' || code)) stored,
  unique (occasion_id, email),
  constraint arrived_as_confirmed check (arrived_at is null or state = 'confirmed')
);
create index guest_state on occasions.guest (occasion_id, state, asked_at, id);
create index guest_asked on occasions.guest (occasion_id, asked_at, id);
create index guest_name on occasions.guest (occasion_id, name, id);
create index guest_account on occasions.guest (account_id) where account_id is not null;
create index guest_search on occasions.guest using gin (search gin_trgm_ops);
