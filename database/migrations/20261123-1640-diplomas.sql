create schema diplomas;

create table diplomas.diploma (
  id integer generated always as identity primary key,
  code text not null,
  name jsonb not null,
  level_id integer references lookups.course_level (id),
  fee_minor integer not null default 0 check (fee_minor >= 0),
  currency text not null default 'USD',
  description jsonb not null default '{}',
  -- one a line
  objectives jsonb not null default '{}',
  admission jsonb not null default '{}',
  image_file_id integer references platform.file (id) on delete set null,
  is_published boolean not null default false,
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(name->>'ar', '') || ' ' || coalesce(name->>'en', '') || ' ' || coalesce(name->>'fr', '') || ' ' || code)) stored
);
create unique index diploma_code on diplomas.diploma (lower(code));
create index diploma_search on diplomas.diploma using gin (search gin_trgm_ops);
create index diploma_level on diplomas.diploma (level_id);
create index diploma_image on diplomas.diploma (image_file_id) where image_file_id is not null;

-- A programme of courses: of a diploma, or free-standing.
create table diplomas.track (
  id integer generated always as identity primary key,
  code text not null,
  name jsonb not null,
  description jsonb not null default '{}',
  diploma_id integer references diplomas.diploma (id),
  -- how many of those that are not required have to be completed
  least_electives integer not null default 0 check (least_electives >= 0),
  is_published boolean not null default false,
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(name->>'ar', '') || ' ' || coalesce(name->>'en', '') || ' ' || coalesce(name->>'fr', '') || ' ' || code)) stored
);
create unique index track_code on diplomas.track (lower(code));
create index track_search on diplomas.track using gin (search gin_trgm_ops);
create index track_diploma on diplomas.track (diploma_id);

create table diplomas.track_course (
  track_id integer not null references diplomas.track (id) on delete cascade,
  course_id integer not null references catalogue.course (id),
  position integer not null,
  is_required boolean not null,
  primary key (track_id, course_id),
  unique (track_id, position) deferrable initially deferred
);
create index track_course_course on diplomas.track_course (course_id);

-- That somebody has completed a track, by which courses. It stands whatever becomes of the track, and is withdrawn with a
-- result of one of these courses.
create table diplomas.track_completion (
  id integer generated always as identity primary key,
  track_id integer not null references diplomas.track (id),
  trainee_id integer not null references people.trainee (id),
  course_ids integer[] not null,
  completed_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index track_completion_stands on diplomas.track_completion (trainee_id, track_id) where withdrawn_at is null;
create index track_completion_trainee on diplomas.track_completion (trainee_id);
create index track_completion_track on diplomas.track_completion (track_id);
