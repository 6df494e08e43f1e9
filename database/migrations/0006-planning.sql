create schema planning;

create table planning.room (
  id integer generated always as identity primary key,
  code text not null unique,
  name jsonb not null,
  room_type_id integer references lookups.room_type (id),
  capacity integer not null check (capacity > 0),
  building text not null default '',
  floor text not null default '',
  day_price_minor integer not null default 0 check (day_price_minor >= 0),
  currency text not null default 'USD',
  is_active boolean not null default true,
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(name->>'ar', '') || ' ' || coalesce(name->>'en', '') || ' ' || code || ' ' || building)) stored
);

create table planning.room_facility (
  room_id integer not null references planning.room (id) on delete cascade,
  facility_id integer not null references lookups.facility (id),
  primary key (room_id, facility_id)
);

create table planning.holiday (
  id integer generated always as identity primary key,
  name jsonb not null,
  kind text not null default 'oneOff' check (kind in ('fixed', 'hijri', 'oneOff')),
  first_day date not null,
  last_day date not null,
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(name->>'ar', '') || ' ' || coalesce(name->>'en', '') || ' ' || coalesce(name->>'fr', ''))) stored,
  check (last_day >= first_day)
);
create index holiday_days on planning.holiday (first_day, last_day);

create table planning.plan_row (
  id integer generated always as identity primary key,
  year integer not null,
  course_id integer not null references catalogue.course (id),
  run_number integer not null,
  title jsonb not null default '{}',
  starts_on date not null,
  ends_on date not null,
  hours integer not null,
  -- days of the week on which sessions fall, 0 = Sunday
  weekdays integer[] not null default '{0,1,2,3,4}',
  starts_at time not null default '09:00',
  ends_at time not null default '14:00',
  language text not null default 'ar',
  place text not null default 'academy' check (place in ('academy', 'customerSite', 'online')),
  -- sessions are held on holidays too; each such day needs the waiver
  on_holidays boolean not null default false,
  room_id integer references planning.room (id),
  min_trainees integer not null check (min_trainees >= 1),
  max_trainees integer not null,
  expected_trainees integer not null default 0,
  fee_minor integer not null check (fee_minor >= 0),
  currency text not null default 'USD',
  -- null = open to the public, else made for this organization alone
  organization_id integer references people.organization (id),
  coordinator_id integer not null references identity.account (id),
  priority integer not null default 0,
  notes text not null default '',
  state text not null default 'draft' check (state in ('draft', 'proposed', 'approved', 'published', 'confirmed', 'executed', 'postponed', 'cancelled')),
  state_reason text,
  waiver_reason text,
  -- the clashes that the waiver covers, by the keys of rules/clashes.ts; a clash that appears later is not covered
  waived text[] not null default '{}',
  -- the class made from the row; the reference itself is the class's
  class_id integer unique,
  class_code text,
  search text generated always as (platform.fold(coalesce(title->>'ar', '') || ' ' || coalesce(title->>'en', '') || ' ' || coalesce(title->>'fr', '') || ' ' || coalesce(class_code, ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (year, course_id, run_number),
  check (ends_on >= starts_on),
  check (ends_at > starts_at),
  check (max_trainees >= min_trainees)
);
create index plan_row_dates on planning.plan_row (starts_on, id);
create index plan_row_state on planning.plan_row (state, starts_on);
create index plan_row_course on planning.plan_row (course_id, starts_on);
create index plan_row_search on planning.plan_row using gin (search gin_trgm_ops);
create index plan_row_year on planning.plan_row (year, starts_on, id);
create index plan_row_room on planning.plan_row (room_id, starts_on);
create index plan_row_coordinator on planning.plan_row (coordinator_id, starts_on);

create table planning.plan_instructor (
  id integer generated always as identity primary key,
  plan_row_id integer not null references planning.plan_row (id) on delete cascade,
  instructor_id integer not null references people.instructor (id),
  role text not null default 'lead' check (role in ('lead', 'backup')),
  -- chosen = named in the plan; asked once the plan row is approved
  state text not null default 'chosen' check (state in ('chosen', 'asked', 'accepted', 'rejected')),
  reason text,
  asked_at timestamptz,
  -- how often somebody was reminded of an unanswered question
  reminders integer not null default 0,
  decided_at timestamptz,
  unique (plan_row_id, instructor_id)
);
create unique index one_lead on planning.plan_instructor (plan_row_id) where role = 'lead' and state <> 'rejected';
create index plan_instructor_instructor on planning.plan_instructor (instructor_id, state);

-- When rooms and instructors are occupied by sessions. Planning states what it needs to know; the timetable below it fills it in.
create view planning.busy_room_facts as
select 0 as room_id, 0 as session_id, 0 as class_id, ''::text as class_code, 0 as plan_row_id, current_date as day,
  time '00:00' as starts_at, time '00:00' as ends_at, tstzrange(now(), now()) as period
where false;

create view planning.busy_instructor_facts as
select 0 as instructor_id, 0 as session_id, 0 as class_id, ''::text as class_code, 0 as plan_row_id, current_date as day,
  time '00:00' as starts_at, time '00:00' as ends_at, tstzrange(now(), now()) as period
where false;

-- The days on which classes meet.
create view planning.busy_day_facts as
select 0 as session_id, ''::text as class_code, current_date as day
where false;

-- The rooms that classes name, past ones too.
create view planning.used_room_facts as
select 0 as room_id
where false;
