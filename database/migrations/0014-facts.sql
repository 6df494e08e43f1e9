-- What each module publishes of its tables to the modules below it: they join these views and no foreign table.

create view identity.account_facts as
select id as account_id, email as account_email, name_ar as account_name_ar, name_en as account_name_en, language as account_language, role, permissions, state as account_state
from identity.account;

create view people.organization_facts as
select id as organization_id, code as organization_code, name as organization_name, account_id, contact_name, contact_email, credit_approved
from people.organization;

create view people.trainee_facts as
select t.id as trainee_id, t.code as trainee_code, t.name_ar as trainee_name_ar, t.name_en as trainee_name_en, t.gender,
  t.birth_date, t.nationality_id, n.code as nationality_code, t.passport_number, t.passport_expires_on, t.email as trainee_email,
  t.work_email, t.mobile, t.job_title, t.account_id, t.organization_id, t.is_active, t.search as trainee_search
from people.trainee t
left join lookups.nationality n on n.id = t.nationality_id;

create view people.instructor_facts as
select id as instructor_id, code as instructor_code, name_ar as instructor_name_ar, name_en as instructor_name_en, email as instructor_email,
  account_id, is_examiner, is_practical_assessor, daily_fee_minor, currency, is_active, search as instructor_search
from people.instructor;

create view catalogue.course_facts as
select id as course_id, code as course_code, name as course_name, language as course_language, hours, days, fee_minor, currency,
  min_trainees, max_trainees, pass_percent, attendance_percent, is_published, category_id, level_id, search as course_search
from catalogue.course;

create view catalogue.module_facts as
select id as module_id, course_id, position, name as module_name, hours, is_active from catalogue.course_module;

create view catalogue.lesson_facts as
select l.id as lesson_id, l.module_id, m.course_id, l.position, l.name as lesson_name, l.minutes, l.is_active
from catalogue.lesson l
join catalogue.course_module m on m.id = l.module_id;

-- Who is able to deliver which course.
create view catalogue.course_instructor_facts as
select course_id, instructor_id from catalogue.course_instructor;

create view catalogue.evaluation_mean_facts as
select id as mean_id, course_id, kind, name as mean_name, percent, max_score from catalogue.evaluation_mean;

create view planning.room_facts as
select id as room_id, code as room_code, name as room_name, capacity, building, is_active from planning.room;

create view planning.room_facility_facts as
select room_id, facility_id from planning.room_facility;

create view planning.plan_row_facts as
select id as plan_row_id, course_id, year, starts_on, ends_on, room_id, organization_id, coordinator_id, state as plan_state
from planning.plan_row;

create view classes.class_facts as
select c.id as class_id, c.code as class_code, c.course_id, f.course_code, f.course_name, f.course_search, f.hours, f.days,
  f.pass_percent, f.attendance_percent, c.plan_row_id, c.starts_on, c.ends_on, c.room_id, r.room_code, r.room_name, c.place,
  c.language as class_language, c.min_trainees, c.max_trainees, c.seats_taken, c.fee_minor, c.currency, c.organization_id,
  c.coordinator_id, c.state as class_state
from classes.course_class c
join catalogue.course_facts f on f.course_id = c.course_id
left join planning.room_facts r on r.room_id = c.room_id;

create view classes.session_facts as
select id as session_id, class_id, number as session_number, day, starts_at, ends_at, period, room_id, module_id, title as session_title, state as session_state
from classes.class_session;

-- An instructor's own classes: those the instructor has not rejected.
create view classes.class_instructor_facts as
select i.class_id, i.instructor_id, i.role as instructor_role, i.state as instructor_state, f.instructor_name_ar, f.instructor_name_en, f.account_id
from classes.class_instructor i
join people.instructor_facts f on f.instructor_id = i.instructor_id
where i.state <> 'rejected';

create view registration.registration_facts as
select r.id as registration_id, r.code as registration_code, r.class_id, r.trainee_id, r.organization_id, r.main, r.money, r.visa, r.has_seat,
  t.trainee_code, t.trainee_name_ar, t.trainee_name_en, t.trainee_email, t.account_id, t.trainee_search,
  -- on the class's list: taking part now or having done so
  r.main in ('confirmed', 'attending', 'completed', 'failed', 'noShow') as is_enrolled
from registration.registration r
join people.trainee_facts t on t.trainee_id = r.trainee_id;

-- What classes asked to know (0007).
create or replace view classes.enrolled_facts as
select class_id, count(*)::integer as enrolled
from registration.registration
where main in ('confirmed', 'attending', 'completed', 'failed', 'noShow')
group by class_id;

create view exams.exam_facts as
select id as exam_id, code as exam_code, class_id, name as exam_name, starts_at, closes_at, minutes, pass_degree, excellent_degree, share_percent, is_mandatory, state as exam_state
from exams.exam;

-- The attempt that counts for each person and exam: the best final one, else the newest. A result is final once the
-- exam's results are: marked papers of an exam under marking are still initial.
create view exams.exam_result_facts as
select distinct on (a.exam_id, a.registration_id)
  a.exam_id, a.registration_id, a.trainee_id, a.id as attempt_id, a.state as attempt_state, a.percent, a.grade,
  case when a.state = 'final' and e.state in ('resultsFinal', 'archived') then 'final' when a.result is not null then 'initial' end as result,
  a.finished_at
from exams.attempt a
join exams.exam e on e.id = a.exam_id
where a.state <> 'voided'
order by a.exam_id, a.registration_id, (a.state = 'final' and e.state in ('resultsFinal', 'archived')) desc, a.percent desc nulls last, a.id desc;

create view evaluation.final_result_facts as
select f.id as final_result_id, f.registration_id, f.standing, f.percent, f.band_id, b.code as band_code, b.name as band_name, f.passed, f.published_at, f.version
from evaluation.final_result f
left join lookups.result_band b on b.id = f.band_id
where f.is_current;

-- What people asked to know (0004).
create or replace view people.taught_facts as
select distinct i.instructor_id, r.trainee_id
from classes.class_instructor i
join registration.registration r on r.class_id = i.class_id
where i.state <> 'rejected' and r.main in ('confirmed', 'attending', 'completed', 'failed', 'noShow');
