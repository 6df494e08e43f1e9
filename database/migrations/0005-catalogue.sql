create schema catalogue;

create table catalogue.course (
  id integer generated always as identity primary key,
  code text not null unique,
  name jsonb not null,
  category_id integer references lookups.course_category (id),
  level_id integer references lookups.course_level (id),
  type_id integer references lookups.course_type (id),
  language text not null default 'ar',
  hours integer not null check (hours > 0),
  days integer not null check (days > 0),
  fee_minor integer not null default 0 check (fee_minor >= 0),
  currency text not null default 'USD',
  min_trainees integer not null default 6,
  max_trainees integer not null default 20,
  -- final percentage needed to pass, and lowest final attendance
  pass_percent numeric(5, 2) not null default 60,
  attendance_percent numeric(5, 2) not null default 80,
  objectives jsonb not null default '{}',
  prerequisite jsonb not null default '{}',
  content jsonb not null default '{}',
  is_published boolean not null default true,
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(name->>'ar', '') || ' ' || coalesce(name->>'en', '') || ' ' || coalesce(name->>'fr', '') || ' ' || code)) stored
);
create index course_search on catalogue.course using gin (search gin_trgm_ops);

create table catalogue.course_module (
  id integer generated always as identity primary key,
  course_id integer not null references catalogue.course (id),
  position integer not null,
  name jsonb not null,
  hours numeric(6, 2) not null default 0,
  is_active boolean not null default true,
  unique (course_id, position) deferrable initially deferred
);

create table catalogue.lesson (
  id integer generated always as identity primary key,
  module_id integer not null references catalogue.course_module (id) on delete cascade,
  position integer not null,
  name jsonb not null,
  minutes integer not null default 60,
  is_active boolean not null default true,
  unique (module_id, position) deferrable initially deferred
);

-- How the final percentage is made beside the exams. The percentages of a course stay under 100.
create table catalogue.evaluation_mean (
  id integer generated always as identity primary key,
  course_id integer not null references catalogue.course (id),
  kind text not null check (kind in ('participation', 'attendance', 'assignments', 'project')),
  name jsonb not null,
  percent numeric(5, 2) not null check (percent > 0 and percent < 100),
  max_score numeric(6, 2) not null check (max_score > 0),
  unique (course_id, kind)
);

create table catalogue.course_instructor (
  course_id integer not null references catalogue.course (id),
  instructor_id integer not null references people.instructor (id),
  primary key (course_id, instructor_id)
);
create index course_instructor_instructor on catalogue.course_instructor (instructor_id);
