-- The class that a notification is about: those of one kind about one class are shown together.
alter table notifications.notification
  add column class_id integer references classes.course_class (id) on delete set null;
update notifications.notification n set class_id = c.id
from platform.event e, classes.course_class c
where e.id = n.event_id and jsonb_typeof(e.data->'classId') = 'number' and c.id = (e.data->>'classId')::integer;
create index notification_class on notifications.notification (class_id) where class_id is not null;
