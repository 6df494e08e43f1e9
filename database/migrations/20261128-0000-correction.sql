-- Papers that two people mark, each without the other's marks; a third decides where the two are far apart.
alter table exams.exam add column two_markers boolean not null default false;

-- One person's marking of one paper. The administrator who acted as the marker counts as a person too.
create table exams.marking (
  id integer generated always as identity primary key,
  attempt_id integer not null references exams.attempt (id),
  turn smallint not null check (turn between 1 and 3),
  marker_id integer not null,
  marker_admin_id integer,
  begun_at timestamptz not null,
  finished_at timestamptz,
  unique (attempt_id, turn),
  unique (attempt_id, marker_id)
);
create table exams.marking_mark (
  marking_id integer not null references exams.marking (id),
  exam_question_id integer not null references exams.exam_question (id),
  score numeric(14, 6) not null check (score >= 0),
  comment text not null default '',
  primary key (marking_id, exam_question_id)
);
-- Whose turn a mark was given in; null for the marks that stand.
alter table exams.mark_change add column turn smallint check (turn between 1 and 3);

-- A mark that a grievance gave an answer which the machine had marked: it stays when the paper is added up anew.
alter table exams.answer add column is_set_by_hand boolean not null default false;

-- What a trainee holds against the final result of a paper, and what was decided.
create table exams.grievance (
  id integer generated always as identity primary key,
  attempt_id integer not null references exams.attempt (id),
  reason text not null check (reason <> ''),
  state text not null default 'underReview' check (state in ('underReview', 'upheld', 'rejected', 'withdrawn')),
  asked_at timestamptz not null,
  percent numeric(5, 2),
  new_percent numeric(5, 2),
  answer text,
  decided_by integer,
  decided_at timestamptz,
  version integer not null default 1,
  check ((state in ('upheld', 'rejected')) = (decided_by is not null)),
  check (state not in ('upheld', 'rejected') or (answer is not null and answer <> ''))
);
create unique index one_grievance on exams.grievance (attempt_id) where state <> 'withdrawn';
create index grievance_waiting on exams.grievance (asked_at, id) where state = 'underReview';
create index grievance_asked on exams.grievance (asked_at, id);

-- The list of repeats, and those about which the academy has to do something.
create index repeat_exam_until on exams.repeat_exam (expires_at, id);
create index repeat_exam_state_until on exams.repeat_exam (state, expires_at, id);
create index repeat_exam_waiting on exams.repeat_exam (expires_at, id) where state in ('requested', 'proofUploaded', 'paid');
create index repeat_exam_exam on exams.repeat_exam (exam_id, trainee_id);
