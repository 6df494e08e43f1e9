-- What an instructor accepted, as the plan row stood then: its class asks again only where it is something else.
alter table planning.plan_instructor add column accepted jsonb;

-- Times and place that changed since were asked about anew, so what a row says now is what was accepted.
update planning.plan_instructor i
set accepted = jsonb_build_object(
  'role', i.role, 'startsOn', p.starts_on, 'endsOn', p.ends_on, 'place', p.place, 'roomId', p.room_id,
  'language', p.language
)
from planning.plan_row p
where p.id = i.plan_row_id and i.state = 'accepted';

-- What is otherwise than in the plan row that the instructor accepted; empty for whoever is asked for the first time.
alter table classes.class_instructor add column changed text[] not null default '{}'
  check (changed <@ array['role', 'dates', 'sessions', 'place', 'language']);
