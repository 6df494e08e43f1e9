create schema classes;

create table classes.course_class (
  id integer generated always as identity primary key,
  code text not null unique,
  plan_row_id integer unique references planning.plan_row (id),
  course_id integer not null references catalogue.course (id),
  starts_on date not null,
  ends_on date not null,
  room_id integer references planning.room (id),
  place text not null default 'academy' check (place in ('academy', 'customerSite', 'online')),
  language text not null default 'ar',
  min_trainees integer not null,
  max_trainees integer not null,
  -- confirmed + held + offered; moved only by one conditional update in the registration's transaction
  seats_taken integer not null default 0,
  fee_minor integer not null,
  currency text not null default 'USD',
  organization_id integer references people.organization (id),
  coordinator_id integer references identity.account (id),
  state text not null default 'open' check (state in ('draft', 'open', 'tentative', 'confirmed', 'running', 'ended', 'resultsPublished', 'closed', 'cancelled', 'postponed')),
  state_reason text,
  notes text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  search text generated always as (platform.fold(code)) stored,
  check (ends_on >= starts_on),
  check (max_trainees >= min_trainees),
  constraint seats_within_maximum check (seats_taken between 0 and max_trainees)
);
create index course_class_dates on classes.course_class (starts_on, id);
create index course_class_state on classes.course_class (state, starts_on);
create index course_class_course on classes.course_class (course_id, starts_on);
create index course_class_ends on classes.course_class (ends_on, id);
create index course_class_room on classes.course_class (room_id, starts_on);
create index course_class_search on classes.course_class using gin (search gin_trgm_ops);

create table classes.class_session (
  id integer generated always as identity primary key,
  class_id integer not null references classes.course_class (id),
  number integer not null,
  day date not null,
  starts_at time not null,
  ends_at time not null,
  -- the same in UTC by the academy's time zone
  period tstzrange not null,
  room_id integer references planning.room (id),
  module_id integer references catalogue.course_module (id),
  title jsonb not null default '{}',
  state text not null default 'scheduled' check (state in ('scheduled', 'held', 'cancelled')),
  version integer not null default 1,
  check (ends_at > starts_at),
  constraint room_in_one_place exclude using gist (room_id with =, period with &&) where (room_id is not null and state <> 'cancelled')
);
-- A cancelled session stays as history and may be held again at the same time.
create unique index session_once on classes.class_session (class_id, day, starts_at) where state <> 'cancelled';
create index class_session_class on classes.class_session (class_id, day, starts_at);
create index class_session_day on classes.class_session (day, room_id);

create table classes.class_instructor (
  id integer generated always as identity primary key,
  class_id integer not null references classes.course_class (id),
  instructor_id integer not null references people.instructor (id),
  role text not null default 'lead' check (role in ('lead', 'backup', 'assistant')),
  state text not null default 'asked' check (state in ('asked', 'accepted', 'rejected')),
  reason text,
  asked_at timestamptz not null default now(),
  reminders integer not null default 0,
  decided_at timestamptz,
  unique (class_id, instructor_id)
);
create index class_instructor_instructor on classes.class_instructor (instructor_id, state);

-- Who teaches which session; kept beside the session so that the database itself refuses two places at once.
create table classes.session_instructor (
  session_id integer not null references classes.class_session (id) on delete cascade,
  instructor_id integer not null references people.instructor (id),
  period tstzrange not null,
  is_cancelled boolean not null default false,
  primary key (session_id, instructor_id),
  constraint instructor_in_one_place exclude using gist (instructor_id with =, period with &&) where (not is_cancelled)
);

-- Fills in what planning asked to know (0006).
create or replace view planning.busy_room_facts as
select s.room_id, s.id as session_id, s.class_id, c.code as class_code, c.plan_row_id, s.day, s.starts_at, s.ends_at, s.period
from classes.class_session s
join classes.course_class c on c.id = s.class_id
where s.room_id is not null and s.state <> 'cancelled';

create or replace view planning.busy_instructor_facts as
select i.instructor_id, s.id as session_id, s.class_id, c.code as class_code, c.plan_row_id, s.day, s.starts_at, s.ends_at, i.period
from classes.session_instructor i
join classes.class_session s on s.id = i.session_id
join classes.course_class c on c.id = s.class_id
where not i.is_cancelled;

create or replace view planning.busy_day_facts as
select s.id as session_id, c.code as class_code, s.day
from classes.class_session s
join classes.course_class c on c.id = s.class_id
where s.state <> 'cancelled';

create or replace view planning.used_room_facts as
select room_id from classes.course_class where room_id is not null
union
select room_id from classes.class_session where room_id is not null;

-- How many people are enrolled in a class, for the decision to hold it; registrations fill it in (0014).
create view classes.enrolled_facts as
select 0 as class_id, 0 as enrolled where false;
