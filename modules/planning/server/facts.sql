create view planning.room_facts as
select id as room_id, code as room_code, name as room_name, capacity, building, is_active from planning.room;

-- may be null: room_id
create view planning.room_facility_facts as
select room_id, facility_id from planning.room_facility;

-- may be null: coordinator_id, organization_id, room_id
create view planning.plan_row_facts as
select id as plan_row_id, course_id, year, starts_on, ends_on, room_id, organization_id, coordinator_id, state as plan_state
from planning.plan_row;
