-- Who sits in a class: its trainees and its staff, each by the account that they sign in with. Ids alone.
-- may be null: trainee_id, instructor_id
create view chat.seat_facts as
select t.class_id, o.account_id, t.trainee_id, null::integer as instructor_id, 'trainee' as seat
from classes.taking_part_facts t
join accounts.own_record_facts o on o.record_kind = 'trainee' and o.record_id = t.trainee_id
union all
select s.class_id, s.account_id, null, s.instructor_id,
  case when s.instructor_id is not null then 'instructor' when s.staff_role = 'coordinator' then 'coordinator' else 'evaluator' end
from classes.class_staff_facts s
where s.account_id is not null;

-- Who sits in a room: in that of a class everybody of the class, in one of two those two as long as they are of the class.
-- may be null: trainee_id, instructor_id
create view chat.member_facts as
select r.id as room_id, s.account_id, s.trainee_id, s.instructor_id, s.seat
from chat.room r
join chat.seat_facts s on s.class_id = r.class_id
where r.trainee_id is null or s.trainee_id = r.trainee_id or s.instructor_id = r.instructor_id;
