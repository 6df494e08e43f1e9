-- may be null: category_id, level_id, training_strategy_id, practical_pass_percent, image_file_id
create view catalogue.course_facts as
select id as course_id, code as course_code, name as course_name, language as course_language, hours, days, fee_minor, currency,
  min_trainees, max_trainees, pass_percent, attendance_percent, is_published, category_id, level_id, training_strategy_id,
  search as course_search, has_admission_test, practical_pass_percent, image_file_id
from catalogue.course;

-- Of which type a course is.
-- may be null: type_id
create view catalogue.course_type_facts as
select id as course_id, type_id from catalogue.course;

create view catalogue.module_facts as
select id as module_id, course_id, position, name as module_name, hours, is_active from catalogue.course_module;

-- may be null: module_id
create view catalogue.lesson_facts as
select l.id as lesson_id, l.module_id, m.course_id, l.position, l.name as lesson_name, l.minutes, l.is_active
from catalogue.lesson l
join catalogue.course_module m on m.id = l.module_id;

-- Who is able to deliver which course; what an instructor has proposed does not count yet.
create view catalogue.course_instructor_facts as
select course_id, instructor_id from catalogue.course_instructor where proposed_at is null;

-- The same as an instructor's list, with what waits for the academy; people shows it with the record.
-- may be null: position
create view people.able_course_facts as
select l.id as line_id, l.instructor_id, l.position, l.proposed_at is not null as is_proposed,
  c.id as course_id, c.code as course_code, c.name as course_name
from catalogue.course_instructor l
join catalogue.course c on c.id = l.course_id;

-- may be null: participation_name
create view catalogue.evaluation_mean_facts as
select m.id as mean_id, m.course_id, m.kind, m.name as mean_name, m.percent, m.max_score, m.is_left_out, p.name as participation_name
from catalogue.evaluation_mean m
left join lookups.participation_type p on p.id = m.participation_type_id;

-- What a course said when it was frozen, as far as lists and reckoning ask.
-- may be null: practical_pass_percent
create view catalogue.revision_facts as
select course_id, number as revision_number, made_at, name as course_name, hours, days, pass_percent, attendance_percent, content,
  (content->>'PracticalPassPercent')::numeric as practical_pass_percent, search as revision_search
from catalogue.course_revision;

-- may be null: participation_name
create view catalogue.revision_mean_facts as
select r.course_id, r.number as revision_number, (m->>'ID')::integer as mean_id, m->>'Kind' as kind, m->'Name' as mean_name,
  (m->>'Percent')::numeric as percent, (m->>'MaxScore')::numeric as max_score,
  m->'Participation'->'Name' as participation_name
from catalogue.course_revision r
cross join jsonb_array_elements(r.content->'EvaluationMeans') m;

-- What a course needs of the class room.
create view catalogue.course_facility_facts as
select course_id, facility_id, quantity from catalogue.course_facility;

-- The courses that somebody must have completed before another one.
create view catalogue.course_prerequisite_facts as
select p.course_id, p.required_id, c.code as required_code, c.name as required_name, p.position
from catalogue.course_prerequisite p
join catalogue.course c on c.id = p.required_id;

-- What a course is said to be about.
create view catalogue.course_text_facts as
select id as course_id, objectives, prerequisite from catalogue.course;
