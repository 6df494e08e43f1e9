-- Notifications that somebody writes: one row for each sending, one for each of its people, so that 20,000 of them are told
-- in the background, in steps, each once.
create table notifications.send (
  id integer generated always as identity primary key,
  title text not null,
  -- Safe HTML.
  subject text not null,
  -- To whom, as it was asked for: {CourseClassID, CourseID, AudienceID, Roles, SendToAll, Trainees, Instructors}, the last two as counts.
  asked jsonb not null,
  state text not null default 'sending' check (state in ('sending', 'sent', 'stopped')),
  made_by integer not null references accounts.account (id),
  made_at timestamptz not null,
  ended_at timestamptz,
  -- How many people it is for, and how many were told; kept by each step.
  people integer not null,
  told integer not null default 0,
  left_out integer not null default 0,
  version integer not null default 1,
  search text generated always as (platform.fold(title)) stored
);
create index send_search on notifications.send using gin (search gin_trgm_ops);
create index send_newest on notifications.send (made_at, id);
create index send_state on notifications.send (state, made_at, id);
create index send_maker on notifications.send (made_by, made_at, id);
create index send_going on notifications.send (id) where state = 'sending';

create table notifications.send_person (
  id bigint generated always as identity primary key,
  send_id integer not null references notifications.send (id) on delete cascade,
  account_id integer not null references accounts.account (id) on delete cascade,
  -- `leftOut`: the account was switched off before it was told.
  state text not null default 'waiting' check (state in ('waiting', 'told', 'leftOut', 'stopped')),
  at timestamptz not null,
  unique (send_id, account_id)
);
create index send_person_state on notifications.send_person (send_id, state, id);
create index send_person_newest on notifications.send_person (send_id, id);
create index send_person_account on notifications.send_person (account_id);

-- Nobody has one sending twice, whatever the program does.
alter table notifications.notification add column send_id integer references notifications.send (id) on delete set null;
create unique index notification_send on notifications.notification (send_id, account_id) where send_id is not null;

alter table notifications.send enable row level security;
alter table notifications.send_person enable row level security;
