-- The clock of a paper stands still from here until its proctor lets it go on.
alter table exams.attempt add column paused_at timestamptz;

-- Who has the board of an exam open: they are told at once of what happens to its papers.
create table exams.exam_watch (
  exam_id integer not null references exams.exam (id) on delete cascade,
  account_id integer not null,
  until timestamptz not null,
  primary key (exam_id, account_id)
);

alter table exams.attempt_event drop constraint attempt_event_kind_check;
alter table exams.attempt_event add check (kind in ('started', 'left', 'returned', 'resumed', 'deviceMoved', 'paused', 'letGoOn',
  'submitted', 'autoSubmitted', 'closedViolation', 'reopened', 'upheld', 'marked', 'finalised', 'timeGranted', 'grievance', 'voided'));
