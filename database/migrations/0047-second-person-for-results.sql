-- Marks of a paper whose result is out, and final results of a class that are published: one person asks for other
-- figures with a reason, another approves; until then those that are out stand.
create table exams.change_request (
  id integer generated always as identity primary key,
  attempt_id integer not null references exams.attempt (id),
  -- the paper that was looked at: what is asked of another version is out of date
  paper_version integer not null,
  percent numeric(5, 2) not null,
  grade text not null,
  reason text not null check (reason <> ''),
  state text not null default 'asked' check (state in ('asked', 'approved', 'rejected', 'withdrawn')),
  asked_by integer not null,
  -- the administrator who acted as that person
  asked_by_admin integer,
  asked_at timestamptz not null,
  decided_by integer,
  decided_by_admin integer,
  decided_at timestamptz,
  answer text,
  check ((state = 'asked') = (decided_by is null) and (state = 'asked') = (decided_at is null)),
  check (state = 'withdrawn' or decided_by is null or decided_by not in (asked_by, coalesce(asked_by_admin, 0))),
  check (state = 'withdrawn' or decided_by_admin is null or decided_by_admin not in (asked_by, coalesce(asked_by_admin, 0)))
);
create unique index one_open_exam_change on exams.change_request (attempt_id) where state = 'asked';

-- The marks of one request, as they stood and as they are asked for.
create table exams.change_request_mark (
  request_id integer not null references exams.change_request (id),
  exam_question_id integer not null references exams.exam_question (id),
  from_score numeric(14, 6) not null,
  from_comment text not null,
  to_score numeric(14, 6) not null check (to_score >= 0),
  to_comment text not null,
  primary key (request_id, exam_question_id)
);

create table evaluation.change_request (
  id integer generated always as identity primary key,
  class_id integer not null references classes.course_class (id),
  reason text not null check (reason <> ''),
  state text not null default 'asked' check (state in ('asked', 'approved', 'rejected', 'withdrawn')),
  asked_by integer not null,
  asked_by_admin integer,
  asked_at timestamptz not null,
  decided_by integer,
  decided_by_admin integer,
  decided_at timestamptz,
  answer text,
  check ((state = 'asked') = (decided_by is null) and (state = 'asked') = (decided_at is null)),
  check (state = 'withdrawn' or decided_by is null or decided_by not in (asked_by, coalesce(asked_by_admin, 0))),
  check (state = 'withdrawn' or decided_by_admin is null or decided_by_admin not in (asked_by, coalesce(asked_by_admin, 0)))
);
create unique index one_open_result_change on evaluation.change_request (class_id) where state = 'asked';

-- The results of one request: the version that is published, and the figures that are to replace it.
create table evaluation.change_request_result (
  request_id integer not null references evaluation.change_request (id),
  registration_id integer not null references registration.registration (id),
  from_version integer not null,
  to_percent numeric(5, 2) not null,
  to_band_id integer references lookups.result_band (id),
  to_passed boolean not null,
  primary key (request_id, registration_id),
  foreign key (registration_id, from_version) references evaluation.final_result (registration_id, version)
);
