-- What sets the entries of this academy apart from those of any other, wherever somebody's calendar has them side by side.
create table schedule.academy (
  is_only boolean primary key default true check (is_only),
  mark text not null default gen_random_uuid()::text
);
insert into schedule.academy default values;

-- The private address of somebody's schedule: of its secret the hash alone.
create table schedule.feed (
  id integer generated always as identity primary key,
  account_id integer not null unique references accounts.account (id),
  hash bytea not null unique,
  made_at timestamptz not null
);
