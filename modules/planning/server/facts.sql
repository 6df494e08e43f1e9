-- may be null: bookable_from, bookable_to
create view planning.class_room_facts as
select id as class_room_id, code as class_room_code, name as class_room_name, capacity, building, is_active,
  setup_minutes, bookable_from, bookable_to
from planning.class_room;

create view planning.class_room_facility_facts as
select class_room_id, facility_id, quantity from planning.class_room_facility;

-- may be null: coordinator_id, organization_id, class_room_id, class_id, scenario_id
create view planning.plan_row_facts as
select id as plan_row_id, course_id, year, starts_on, ends_on, class_room_id, organization_id, coordinator_id, state as plan_state, class_id,
  scenario_id
from planning.plan_row;

-- What a row of the plan is reckoned by: when, where and for how many, and what each of them pays.
-- may be null: class_room_id, class_id, class_code, scenario_id
create view planning.plan_terms_facts as
select p.id as plan_row_id, p.year, p.course_id, f.course_code, f.course_name, p.run_number,
  f.course_code || '/' || p.year || '-' || p.run_number as plan_row_code, p.title, p.starts_on, p.ends_on, p.hours, p.weekdays,
  p.starts_at, p.ends_at, p.on_holidays, p.place, p.class_room_id, p.min_trainees, p.max_trainees, p.expected_trainees,
  p.fee_minor, p.currency, p.state as plan_state, p.class_id, p.class_code, p.version, p.scenario_id, p.search as plan_row_search
from planning.plan_row p
join catalogue.course_facts f on f.course_id = p.course_id;

-- Who leads a row and has not declined.
create view planning.plan_lead_facts as
select plan_row_id, instructor_id, state as answer
from planning.plan_instructor
where role = 'lead' and state <> 'rejected';

create view planning.class_room_price_facts as
select id as class_room_id, day_price_minor, currency from planning.class_room;

create view planning.scenario_facts as
select id as scenario_id, year as scenario_year from planning.scenario;
