create schema exams;

create table exams.question (
  id integer generated always as identity primary key,
  code text not null unique,
  course_id integer not null references catalogue.course (id),
  module_id integer references catalogue.course_module (id),
  category_id integer references lookups.question_category (id),
  level_id integer references lookups.question_level (id),
  -- what a bank file called it
  name text not null default '',
  current_version integer not null default 1,
  is_active boolean not null default true,
  search text not null default '',
  -- of what an import brought, so that the same file imports nothing twice
  content_hash text,
  created_at timestamptz not null default now()
);
create unique index question_content on exams.question (course_id, content_hash) where content_hash is not null;
create index question_course on exams.question (course_id, module_id, id);
create index question_search on exams.question using gin (search gin_trgm_ops);

-- What a question said at one time; exams pin a version when they are published.
create table exams.question_version (
  id integer generated always as identity primary key,
  question_id integer not null references exams.question (id),
  version integer not null,
  type text not null check (type in ('multiChoice', 'multiAnswers', 'text', 'trueFalse')),
  text text not null,
  model_answer text not null default '',
  weight numeric(6, 2) not null check (weight > 0),
  seconds integer not null check (seconds > 0),
  created_by integer,
  created_at timestamptz not null default now(),
  unique (question_id, version)
);

-- Ids are given in a random order: their order must not tell a trainee where the right answer stood in the bank.
create table exams.question_answer (
  id integer generated always as identity primary key,
  question_version_id integer not null references exams.question_version (id),
  position integer not null,
  text text not null,
  is_right boolean not null,
  unique (question_version_id, position)
);

-- A bank file on its way in: what was read of it, what was wrong, and whether it was committed.
create table exams.question_import (
  id integer generated always as identity primary key,
  file_name text not null,
  course_id integer references catalogue.course (id),
  module_id integer references catalogue.course_module (id),
  questions jsonb not null,
  problems jsonb not null,
  state text not null default 'checked' check (state in ('checked', 'committed')),
  imported integer,
  uploaded_by integer not null references identity.account (id),
  created_at timestamptz not null default now()
);

create table exams.exam (
  id integer generated always as identity primary key,
  code text not null unique,
  class_id integer not null references classes.course_class (id),
  name jsonb not null,
  exam_type_id integer references lookups.exam_type (id),
  starts_at timestamptz not null,
  closes_at timestamptz not null,
  minutes integer not null check (minutes > 0),
  pass_degree numeric(5, 2) not null,
  excellent_degree numeric(5, 2) not null,
  -- this exam's part of the exams' total, in percent; the exams of a class sum to 100
  share_percent numeric(5, 2) not null check (share_percent > 0 and share_percent <= 100),
  is_mandatory boolean not null default true,
  exam_mode boolean not null default true,
  strict_multi_answers boolean not null default false,
  rules text not null default '',
  state text not null default 'draft' check (state in ('draft', 'ready', 'published', 'open', 'closed', 'marking', 'resultsInitial', 'resultsFinal', 'archived')),
  published_at timestamptz,
  results_initial_at timestamptz,
  results_final_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (closes_at > starts_at)
);
create index exam_class on exams.exam (class_id, id);
create index exam_state on exams.exam (state, starts_at);
create index exam_start on exams.exam (starts_at, id);

create table exams.exam_question (
  id integer generated always as identity primary key,
  exam_id integer not null references exams.exam (id) on delete cascade,
  position integer not null,
  question_id integer not null references exams.question (id),
  -- pinned at publish
  question_version_id integer references exams.question_version (id),
  weight numeric(6, 2) not null check (weight > 0),
  seconds integer not null check (seconds > 0),
  unique (exam_id, question_id)
);
create index exam_question_exam on exams.exam_question (exam_id, position);
create index exam_question_question on exams.exam_question (question_id);

-- Another go at a failed exam. `number` is the number of the attempt that it allows.
create table exams.repeat_exam (
  id integer generated always as identity primary key,
  exam_id integer not null references exams.exam (id),
  registration_id integer not null references registration.registration (id),
  trainee_id integer not null references people.trainee (id),
  number integer not null check (number > 1),
  state text not null default 'requested' check (state in ('requested', 'invoiced', 'proofUploaded', 'paid', 'granted', 'used', 'expired', 'rejected')),
  is_free boolean not null,
  swift_code text,
  file_id integer references platform.file (id),
  reason text,
  requested_at timestamptz not null default now(),
  requested_by integer,
  decided_at timestamptz,
  decided_by integer,
  -- until when it must have been sat
  expires_at timestamptz not null,
  version integer not null default 1
);
create unique index one_live_repeat on exams.repeat_exam (exam_id, registration_id)
  where state in ('requested', 'invoiced', 'proofUploaded', 'paid', 'granted');
create index repeat_exam_trainee on exams.repeat_exam (trainee_id, id);

-- More time for one person in one exam, and what a proctor gave back of a disturbance.
create table exams.extra_time (
  exam_id integer not null references exams.exam (id),
  registration_id integer not null references registration.registration (id),
  extra_percent numeric(5, 2) not null default 0 check (extra_percent between 0 and 200),
  pause_seconds integer not null default 0 check (pause_seconds >= 0),
  reason text not null,
  granted_by integer not null,
  granted_at timestamptz not null default now(),
  primary key (exam_id, registration_id)
);

create table exams.attempt (
  id integer generated always as identity primary key,
  exam_id integer not null references exams.exam (id),
  registration_id integer not null references registration.registration (id),
  trainee_id integer not null references people.trainee (id),
  number integer not null default 1,
  state text not null default 'inProgress' check (state in ('created', 'inProgress', 'interrupted', 'submitted', 'autoSubmitted', 'closedViolation', 'voided', 'autoMarked', 'awaitingManual', 'marked', 'final')),
  started_at timestamptz not null default now(),
  deadline timestamptz not null,
  -- when the exam, or the granted repeat, ends for everybody: no deadline passes it
  closes_at timestamptz not null,
  repeat_id integer references exams.repeat_exam (id),
  finished_at timestamptz,
  finish_kind text check (finish_kind in ('submitted', 'autoSubmitted', 'closedViolation', 'voided')),
  -- the one browser that may answer
  device_key text not null,
  left_at timestamptz,
  last_seq integer not null default 0,
  -- not rounded: rounding happens once, in the percentage
  score numeric(14, 6),
  max_score numeric(8, 2),
  percent numeric(5, 2),
  grade text check (grade in ('excellent', 'pass', 'fail')),
  -- initial until every text answer is marked
  result text check (result in ('initial', 'final')),
  -- why a violation was upheld or lifted, or the attempt voided
  review_reason text,
  version integer not null default 1,
  unique (exam_id, registration_id, number)
);
create unique index one_live_attempt on exams.attempt (exam_id, registration_id) where state in ('created', 'inProgress', 'interrupted');
create index attempt_trainee on exams.attempt (trainee_id, id);
create index attempt_finished on exams.attempt (finished_at, id);
create index attempt_waiting on exams.attempt (exam_id) where state in ('awaitingManual', 'closedViolation');
create index attempt_overdue on exams.attempt (deadline) where state in ('created', 'inProgress', 'interrupted');

-- Everything a trainee answered, in order; nothing is ever changed or removed here.
create table exams.answer_event (
  attempt_id integer not null references exams.attempt (id),
  seq integer not null,
  exam_question_id integer not null references exams.exam_question (id),
  answer jsonb not null,
  answered_at timestamptz not null,
  received_at timestamptz not null default now(),
  -- arrived after the deadline, within the grace; `counted` is false for what came later still
  is_late boolean not null default false,
  counted boolean not null default true,
  primary key (attempt_id, seq)
);

-- The answer that counts, and its mark.
create table exams.answer (
  attempt_id integer not null references exams.attempt (id),
  exam_question_id integer not null references exams.exam_question (id),
  seq integer not null,
  answer jsonb not null,
  score numeric(14, 6),
  comment text not null default '',
  marked_by integer,
  marked_at timestamptz,
  primary key (attempt_id, exam_question_id)
);

create table exams.attempt_event (
  id integer generated always as identity primary key,
  attempt_id integer not null references exams.attempt (id),
  at timestamptz not null default now(),
  kind text not null check (kind in ('started', 'left', 'returned', 'resumed', 'deviceMoved', 'submitted', 'autoSubmitted', 'closedViolation', 'reopened', 'upheld', 'marked', 'finalised', 'timeGranted', 'voided')),
  data jsonb not null default '{}',
  actor_id integer
);
create index attempt_event_attempt on exams.attempt_event (attempt_id, id);

-- Every mark that a person gave or changed; a change after the result is final carries its reason.
create table exams.mark_change (
  id integer generated always as identity primary key,
  attempt_id integer not null references exams.attempt (id),
  exam_question_id integer not null references exams.exam_question (id),
  from_score numeric(14, 6),
  to_score numeric(14, 6) not null,
  reason text not null default '',
  marked_by integer not null,
  at timestamptz not null default now()
);
create index mark_change_attempt on exams.mark_change (attempt_id, id);
