-- What planning asks to know of when rooms and people are taken.
-- may be null: plan_row_id, class_room_id
create view planning.busy_class_room_facts as
select s.class_room_id, s.id as session_id, s.class_id, c.code as class_code, c.plan_row_id, s.day, s.starts_at, s.ends_at, s.period
from classes.class_session s
join classes.course_class c on c.id = s.class_id
where s.class_room_id is not null and s.state <> 'cancelled';

-- may be null: plan_row_id
create view planning.busy_instructor_facts as
select i.instructor_id, s.id as session_id, s.class_id, c.code as class_code, c.plan_row_id, s.day, s.starts_at, s.ends_at, i.period
from classes.session_instructor i
join classes.class_session s on s.id = i.session_id
join classes.course_class c on c.id = s.class_id
where not i.is_cancelled;

create view planning.busy_day_facts as
select s.id as session_id, c.code as class_code, s.day
from classes.class_session s
join classes.course_class c on c.id = s.class_id
where s.state <> 'cancelled';

-- may be null: class_room_id
create view planning.used_class_room_facts as
select class_room_id from classes.course_class where class_room_id is not null
union
select class_room_id from classes.class_session where class_room_id is not null;

-- What it says of its course (name, length, what has to be reached) is what the course said in the revision that the class keeps;
-- the hours of one that came out of a course request are those that were agreed. Its days are those on which it meets, and
-- those of its course while it has no sessions.
-- may be null: course_revision, coordinator_id, organization_id, plan_row_id, class_room_code, class_room_id, class_room_name, practical_pass_percent
create view classes.class_facts as
select c.id as class_id, c.code as class_code, c.course_id, f.course_code, coalesce(v.course_name, f.course_name) as course_name, f.course_search,
  coalesce(c.agreed_hours, v.hours, f.hours) as hours,
  coalesce(nullif((select count(distinct s.day)::integer from classes.class_session s where s.class_id = c.id and s.state <> 'cancelled'), 0),
    v.days, f.days) as days,
  coalesce(v.pass_percent, f.pass_percent) as pass_percent,
  coalesce(v.attendance_percent, f.attendance_percent) as attendance_percent, c.course_revision, c.plan_row_id, c.starts_on, c.ends_on, c.class_room_id, r.class_room_code, r.class_room_name, c.place,
  c.language as class_language, c.min_trainees, c.max_trainees, c.seats_taken, c.fee_minor, c.currency, c.organization_id,
  c.coordinator_id, c.state as class_state,
  -- a revision that says none has no practical part, whatever its course says by now
  case when v.course_id is null then f.practical_pass_percent else v.practical_pass_percent end as practical_pass_percent
from classes.course_class c
join catalogue.course_facts f on f.course_id = c.course_id
left join catalogue.revision_facts v on v.course_id = c.course_id and v.revision_number = c.course_revision
left join planning.class_room_facts r on r.class_room_id = c.class_room_id;

-- may be null: module_id, class_room_id
create view classes.session_facts as
select id as session_id, class_id, number as session_number, day, starts_at, ends_at, period, class_room_id, module_id, title as session_title, state as session_state
from classes.class_session;

-- An instructor's own classes: those the instructor has not rejected.
-- may be null: account_id
create view classes.class_instructor_facts as
select i.class_id, i.instructor_id, i.role as instructor_role, i.state as instructor_state, f.instructor_name_ar, f.instructor_name_en, f.account_id
from classes.class_staff i
join people.instructor_name_facts f on f.instructor_id = i.instructor_id
where i.state <> 'rejected';

-- Everybody on the staff who has not declined, by the account that they sign in with. Two halves, so that what asks for one
-- account finds it by index in each; as one, every class of the academy was read for the home of a person.
-- may be null: instructor_id, account_id
create view classes.class_staff_facts as
select s.class_id, s.role as staff_role, s.instructor_id, s.account_id
from classes.class_staff s
where s.state <> 'rejected' and s.account_id is not null
union all
select s.class_id, s.role, s.instructor_id, f.account_id
from classes.class_staff s
left join people.instructor_name_facts f on f.instructor_id = s.instructor_id
where s.state <> 'rejected' and s.account_id is null;

-- What an account's page asks to know before it is switched off: the classes that are not over, by their staff. A backup
-- stands by and is counted too.
create view accounts.class_staffed_facts as
select distinct s.account_id, s.class_id
from classes.class_staff_facts s
join classes.course_class c on c.id = s.class_id
where s.account_id is not null and c.state in ('draft', 'open', 'tentative', 'confirmed', 'running', 'postponed');

-- What the materials of a course ask to know of its classes: who teaches one and has not declined, and when which session is over.
create view catalogue.teacher_facts as
select c.course_id, s.instructor_id, s.class_id
from classes.class_staff s
join classes.course_class c on c.id = s.class_id
where s.instructor_id is not null and s.state <> 'rejected';

create view catalogue.held_session_facts as
select class_id, number as session_number, upper(period) as over_at
from classes.class_session
where state <> 'cancelled';

-- The means by which marks are given in a class: those of the revision of its course that it keeps, else those of the course.
-- may be null: participation_name
create view classes.class_mean_facts as
select c.id as class_id, m.mean_id, m.kind, m.mean_name, m.percent, m.max_score, m.participation_name
from classes.course_class c
join catalogue.evaluation_mean_facts m on m.course_id = c.course_id and not m.is_left_out
where c.course_revision is null
union all
select c.id, m.mean_id, m.kind, m.mean_name, m.percent, m.max_score, m.participation_name
from classes.course_class c
join catalogue.revision_mean_facts m on m.course_id = c.course_id and m.revision_number = c.course_revision;

-- What courses ask to know of the classes that were sold: which revision each keeps, and whether anybody may register to it.
-- may be null: course_revision
create view catalogue.class_revision_facts as
select id as class_id, course_id, course_revision,
  organization_id is null and state in ('open', 'tentative', 'confirmed') as is_open_to_everybody
from classes.course_class
where state <> 'draft';
