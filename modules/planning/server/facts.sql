-- may be null: bookable_from, bookable_to
create view planning.class_room_facts as
select id as class_room_id, code as class_room_code, name as class_room_name, capacity, building, is_active,
  setup_minutes, bookable_from, bookable_to
from planning.class_room;

create view planning.class_room_facility_facts as
select class_room_id, facility_id, quantity from planning.class_room_facility;

-- may be null: coordinator_id, organization_id, class_room_id
create view planning.plan_row_facts as
select id as plan_row_id, course_id, year, starts_on, ends_on, class_room_id, organization_id, coordinator_id, state as plan_state
from planning.plan_row;
