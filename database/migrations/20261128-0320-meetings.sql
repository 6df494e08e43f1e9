-- Meetings that people of the academy call, and whom they invite.
create schema meetings;

create table meetings.meeting (
  id integer generated always as identity primary key,
  name jsonb not null,
  agenda jsonb not null default '{}',
  place text not null default '',
  link text not null default '',
  -- by the academy's clock
  day date not null,
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends_at text not null check (ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- whose people are invited; null: the chosen alone
  class_id integer references classes.course_class (id),
  organizer_id integer not null references accounts.account (id),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'cancelled')),
  -- of what stands in calendars: rises with each change that is told
  sequence integer not null default 0,
  reminded_at timestamptz,
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(name->>'ar', '') || ' ' || coalesce(name->>'en', '') || ' ' || coalesce(name->>'fr', ''))) stored,
  constraint times_in_order check (ends_at > starts_at)
);
create index meeting_day on meetings.meeting (day, starts_at, id);
create index meeting_class on meetings.meeting (class_id) where class_id is not null;
create index meeting_organizer on meetings.meeting (organizer_id, day);
create index meeting_search on meetings.meeting using gin (search gin_trgm_ops);

create table meetings.invitee (
  id integer generated always as identity primary key,
  meeting_id integer not null references meetings.meeting (id),
  account_id integer not null references accounts.account (id),
  -- with the class, and only as long as they belong to it
  by_class boolean not null,
  -- opens the invitation without a log-in
  code text not null unique,
  answer text check (answer in ('yes', 'no', 'maybe')),
  answered_at timestamptz,
  unique (meeting_id, account_id),
  constraint answered_whole check ((answer is null) = (answered_at is null))
);
create index invitee_account on meetings.invitee (account_id, meeting_id);
