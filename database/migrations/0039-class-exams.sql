-- What a class must know of its exams, which stand below it: their shares when it opens, and which comes next.
create view classes.exam_facts as
select id as exam_id, class_id, code as exam_code, name as exam_name, starts_at, closes_at, minutes, share_percent,
  state in ('published', 'open') as is_announced
from exams.exam;

-- Who has handed in a paper of an exam.
create view classes.exam_sat_facts as
select exam_id, trainee_id from exams.attempt where finished_at is not null and state <> 'voided';
