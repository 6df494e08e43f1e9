-- An answer that an exam takes beside those that its question's key says: the question stays what was asked. Where it
-- changes a result that is out, it waits for a second person; until then it counts for nobody.
create table exams.accepted_answer (
  id integer generated always as identity primary key,
  exam_question_id integer not null references exams.exam_question (id),
  -- a choice of the question as it was asked, or a text; of a number the text is that number
  answer_id integer references exams.question_answer (id),
  text text not null default '',
  tolerance double precision check (tolerance >= 0),
  reason text not null check (reason <> ''),
  -- a hash of what would change, as whoever asked was shown it: what comes to something else is out of date
  seen text not null,
  needs_second boolean not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'rejected', 'withdrawn')),
  asked_by integer not null,
  -- the administrator who acted as that person
  asked_by_admin integer,
  asked_at timestamptz not null,
  decided_by integer,
  decided_by_admin integer,
  decided_at timestamptz,
  answer text,
  check ((answer_id is null) = (text <> '')),
  check ((state = 'asked') = (decided_by is null) and (state = 'asked') = (decided_at is null)),
  check (not needs_second or state = 'withdrawn' or decided_by is null or decided_by not in (asked_by, coalesce(asked_by_admin, 0))),
  check (not needs_second or state = 'withdrawn' or decided_by_admin is null or decided_by_admin not in (asked_by, coalesce(asked_by_admin, 0)))
);
create unique index one_open_acceptance on exams.accepted_answer (exam_question_id) where state = 'asked';
create index accepted_of_question on exams.accepted_answer (exam_question_id) where state = 'approved';
create index acceptance_waiting on exams.accepted_answer (asked_at, id) where state = 'asked';
create unique index accepted_choice_once on exams.accepted_answer (exam_question_id, answer_id) where state = 'approved';

alter table exams.attempt_event drop constraint attempt_event_kind_check;
alter table exams.attempt_event add constraint attempt_event_kind_check check (kind in ('started', 'left', 'returned',
  'resumed', 'deviceMoved', 'paused', 'letGoOn', 'submitted', 'autoSubmitted', 'closedViolation', 'reopened', 'upheld',
  'marked', 'accepted', 'finalised', 'timeGranted', 'grievance', 'voided'));
