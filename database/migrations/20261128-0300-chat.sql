-- Conversations of a class: one room of all who take part in it, and one of an instructor with a trainee. Who sits in a
-- room is never kept: it is asked of the class.
create schema chat;

create table chat.room (
  id integer generated always as identity primary key,
  class_id integer not null references classes.course_class (id),
  -- both: the conversation of these two; none: the room of the class
  instructor_id integer references people.instructor (id),
  trainee_id integer references people.trainee (id),
  -- of its newest message; counts without a gap, as it is raised under the lock of this row
  last_seq integer not null default 0,
  last_at timestamptz,
  -- counts new and deleted messages alike: what somebody has not seen yet is what came after the last one seen
  revision integer not null default 0,
  opened_at timestamptz not null default now(),
  version integer not null default 1,
  constraint of_class_or_of_two check (num_nulls(instructor_id, trainee_id) in (0, 2))
);
create unique index room_of_class on chat.room (class_id) where trainee_id is null;
create unique index room_of_two on chat.room (class_id, instructor_id, trainee_id) where trainee_id is not null;
create index room_last on chat.room (last_at desc, id desc) where last_seq > 0;
create index room_trainee on chat.room (trainee_id) where trainee_id is not null;
create index room_instructor on chat.room (instructor_id) where instructor_id is not null;
create trigger not_merged before insert on chat.room
  for each row when (new.trainee_id is not null) execute function people.not_merged('trainee_id');
create trigger instructor_not_merged before insert on chat.room
  for each row when (new.instructor_id is not null) execute function people.instructor_not_merged();

create table chat.message (
  id integer generated always as identity primary key,
  room_id integer not null references chat.room (id),
  seq integer not null check (seq > 0),
  -- of the room, when it came or was deleted
  revision integer not null,
  account_id integer not null references accounts.account (id),
  -- drawn by who sends it: sent twice it is one
  key uuid not null,
  text text not null,
  -- the message of the room that it answers
  answers_seq integer,
  -- accounts
  mentions integer[] not null default '{}',
  file_id integer references platform.file (id),
  sent_at timestamptz not null,
  -- its place and its time stay, its words and its file go
  deleted_at timestamptz,
  deleted_for text check (deleted_for in ('sender', 'academy')),
  version integer not null default 1,
  unique (room_id, seq),
  unique (account_id, key),
  constraint deleted_whole check ((deleted_at is null) = (deleted_for is null)
    and (deleted_at is null or (text = '' and file_id is null and mentions = '{}')))
);
create index message_revision on chat.message (room_id, revision);
create index message_sent on chat.message (sent_at);
create index message_file on chat.message (file_id) where file_id is not null;

create table chat.mark (
  room_id integer not null references chat.room (id),
  account_id integer not null references accounts.account (id),
  -- up to where it was read
  read_seq integer not null default 0,
  -- up to where the bell has told of it
  told_seq integer not null default 0,
  primary key (room_id, account_id)
);
create index mark_account on chat.mark (account_id);

create table chat.report (
  id integer generated always as identity primary key,
  message_id integer not null references chat.message (id),
  account_id integer not null references accounts.account (id),
  -- the record of who reports, for the wall
  instructor_id integer references people.instructor (id),
  trainee_id integer references people.trainee (id),
  reason text not null,
  -- what stood there then: its sender may delete it
  said text not null,
  state text not null default 'reported' check (state in ('reported', 'dismissed', 'upheld')),
  reported_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references accounts.account (id),
  decision text,
  version integer not null default 1,
  unique (message_id, account_id),
  constraint decided_once check ((state = 'reported') = (decided_at is null))
);
create index report_state on chat.report (state, reported_at, id);

-- The second wall: who is not staff sees messages and marks of the rooms that they sit in, and their own reports. Asked
-- once a statement; by the view's name, so that the view can be made anew.
create function chat.own_rooms() returns integer[] language plpgsql stable as $$
declare
  trainee integer := people.acting_trainee();
  instructor integer := people.acting_instructor();
begin
  return array(
    select m.room_id from chat.member_facts m where m.trainee_id = trainee
    union
    select m.room_id from chat.member_facts m where m.instructor_id = instructor);
end $$;
alter table chat.message enable row level security;
alter table chat.mark enable row level security;
alter table chat.report enable row level security;
create policy seated on chat.message using (room_id = any ((select chat.own_rooms())::integer[]))
  with check (room_id = any ((select chat.own_rooms())::integer[]));
create policy seated on chat.mark using (room_id = any ((select chat.own_rooms())::integer[]))
  with check (room_id = any ((select chat.own_rooms())::integer[]));
create policy own on chat.report
  using (trainee_id = (select people.acting_trainee()) or instructor_id = (select people.acting_instructor()))
  with check (trainee_id = (select people.acting_trainee()) or instructor_id = (select people.acting_instructor()));
