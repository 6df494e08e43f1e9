-- may be null: class_id, course_id, share_percent
create view exams.exam_facts as
select id as exam_id, code as exam_code, class_id, name as exam_name, starts_at, closes_at, minutes, pass_degree, excellent_degree, share_percent, is_mandatory, state as exam_state,
  course_id
from exams.exam;

-- The attempt that counts for each person and exam: the best final one, else the newest. A result is final once the
-- exam's results are: marked papers of an exam under marking are still initial.
-- may be null: finished_at, grade, result
create view exams.exam_result_facts as
select distinct on (a.exam_id, a.trainee_id)
  a.exam_id, a.trainee_id, a.id as attempt_id, a.state as attempt_state, a.percent, a.grade,
  case when a.state = 'final' and e.state in ('resultsFinal', 'archived') then 'final' when a.result is not null then 'initial' end as result,
  a.finished_at
from exams.attempt a
join exams.exam e on e.id = a.exam_id
where a.state <> 'voided'
order by a.exam_id, a.trainee_id, (a.state = 'final' and e.state in ('resultsFinal', 'archived')) desc, a.percent desc nulls last, a.id desc;

-- What notices ask of exams: papers that wait to be marked, of repeats too, which `exam_result_facts` leaves out while
-- an earlier attempt counts.
create view exams.paper_facts as
select id as attempt_id, exam_id, trainee_id, number as attempt_number, state as attempt_state
from exams.attempt
where state <> 'voided';

-- What a class must know of its exams, which stand below it: their shares when it opens, and which comes next.
create view classes.exam_facts as
select id as exam_id, class_id, code as exam_code, name as exam_name, starts_at, closes_at, minutes, share_percent,
  state in ('published', 'open') as is_announced
from exams.exam
where class_id is not null;

-- Who has handed in a paper of an exam.
create view classes.exam_sat_facts as
select exam_id, trainee_id from exams.attempt where finished_at is not null and state <> 'voided';

create view people.examined_facts as
select i.instructor_id, a.trainee_id
from exams.attempt a
join exams.exam e on e.id = a.exam_id
join classes.class_staff i on i.class_id = e.class_id
where i.instructor_id is not null and i.state <> 'rejected';

-- What an account's page asks to know before it is switched off: who sits an exam now, and whose papers wait. Who corrects
-- or administers everywhere leaves none behind that only they could mark.
create view accounts.exam_sat_facts as
select t.account_id, a.exam_id
from exams.attempt a
join people.trainee_facts t on t.trainee_id = a.trainee_id
where t.account_id is not null and a.state in ('created', 'inProgress', 'interrupted');

create view accounts.paper_to_mark_facts as
select distinct s.account_id, a.id as attempt_id
from exams.attempt a
join exams.exam e on e.id = a.exam_id
join classes.class_staff_facts s on s.class_id = e.class_id
left join people.instructor_name_facts i on i.instructor_id = s.instructor_id
where s.account_id is not null and a.state in ('awaitingManual', 'closedViolation')
  and e.state not in ('draft', 'ready', 'archived')
  and (s.staff_role = 'evaluator' or (i.is_examiner and s.staff_role in ('lead', 'backup', 'assistant', 'examiner')));

-- What registrations ask to know: the admission tests of courses that were announced, and how their papers came out. Marks
-- are final once the results of the exam are.
create view registration.admission_test_facts as
select e.id as exam_id, e.course_id, e.code as exam_code, e.name as exam_name, e.starts_at, e.closes_at, e.minutes, e.pass_degree,
  e.state in ('closed', 'marking', 'resultsInitial', 'resultsFinal', 'archived') as is_over
from exams.exam e
where e.course_id is not null and e.state not in ('draft', 'ready');

-- may be null: finished_at, final_percent, final_grade, initial_percent
create view registration.admission_result_facts as
select r.exam_id, r.trainee_id, r.attempt_state in ('created', 'inProgress', 'interrupted') as is_live, r.finished_at,
  case when r.result = 'final' then r.percent end as final_percent,
  case when r.result = 'final' then r.grade end as final_grade,
  case when r.result = 'initial' then r.percent end as initial_percent
from exams.exam_result_facts r
join exams.exam e on e.id = r.exam_id
where e.course_id is not null;

-- What stands in a trainee's days before a registration: the announced exams of their classes, and the admission tests of the
-- courses that they ask for.
-- may be null: class_id, course_id
create view registration.exam_time_facts as
select id as exam_id, class_id, course_id, code as exam_code, name as exam_name, starts_at, closes_at, minutes
from exams.exam
where state in ('published', 'open') and competition_id is null;

-- What a competition must know of its exam, which says its name and times.
create view exams.competition_exam_facts as
select e.competition_id, e.id as exam_id, e.name as exam_name, e.search as exam_search, e.starts_at, e.closes_at, e.minutes,
  e.exam_mode, e.state as exam_state, e.version as exam_version,
  (select count(*)::integer from exams.exam_question q where q.exam_id = e.id) as question_count
from exams.exam e
where e.competition_id is not null;

-- The one paper of each who has sat it.
-- may be null: finished_at, finish_kind, score, max_score, percent
create view exams.competition_paper_facts as
select e.competition_id, a.exam_id, a.trainee_id, a.id as attempt_id, a.state as attempt_state, a.started_at, a.deadline, a.finished_at,
  a.finish_kind, a.score, a.max_score, a.percent
from exams.attempt a
join exams.exam e on e.id = a.exam_id
where e.competition_id is not null and a.state <> 'voided';
