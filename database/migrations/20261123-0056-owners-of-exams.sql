-- Whose an exam is: a class's, or a course's own, which is its admission test. One of them and no more; a third owner is
-- a column more in the check.
alter table exams.exam
  alter column class_id drop not null,
  add column course_id integer references catalogue.course (id),
  alter column share_percent drop not null,
  add constraint one_owner check (num_nonnulls(class_id, course_id) = 1),
  -- a class alone shares a hundred percent out among its exams
  add constraint share_of_class check ((class_id is null) = (share_percent is null));
create index exam_course on exams.exam (course_id, id) where course_id is not null;

create or replace view exams.exam_facts as
select id as exam_id, code as exam_code, class_id, name as exam_name, starts_at, closes_at, minutes, pass_degree, excellent_degree, share_percent, is_mandatory, state as exam_state, course_id
from exams.exam;
