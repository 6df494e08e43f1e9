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

-- What lists order and narrow exams by stands on the exam: the course whose questions it asks, and its owner's number.
-- Looked up beside them, a page by class or by course would read every exam that there is.
alter table exams.exam
  add column asked_course_id integer not null default 0,
  add column owner_code text not null default '';
create function exams.exam_owned() returns trigger language plpgsql as $$
begin
  if new.class_id is not null then
    select c.course_id, c.code into new.asked_course_id, new.owner_code from classes.course_class c where c.id = new.class_id;
  elsif new.course_id is not null then
    select k.id, k.code into new.asked_course_id, new.owner_code from catalogue.course k where k.id = new.course_id;
  end if;
  return new;
end $$;
create trigger owned before insert or update of class_id, course_id on exams.exam
  for each row execute function exams.exam_owned();
update exams.exam set class_id = class_id;
alter table exams.exam add foreign key (asked_course_id) references catalogue.course (id);
create index exam_owner on exams.exam (owner_code, id);
create index exam_asked_course on exams.exam (asked_course_id, id);

-- Setting the owner to itself works both out anew.
create function exams.class_renamed() returns trigger language plpgsql as $$
begin
  update exams.exam set class_id = class_id where class_id = new.id;
  return null;
end $$;
create trigger exams_owned after update of code, course_id on classes.course_class for each row
  when ((old.code, old.course_id) is distinct from (new.code, new.course_id)) execute function exams.class_renamed();
create function exams.course_renamed() returns trigger language plpgsql as $$
begin
  update exams.exam set course_id = course_id where course_id = new.id;
  return null;
end $$;
create trigger exams_owned after update of code on catalogue.course for each row
  when (old.code is distinct from new.code) execute function exams.course_renamed();
