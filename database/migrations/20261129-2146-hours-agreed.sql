-- How many hours were agreed for a class that came out of a course request; null: as many as its course has.
alter table classes.course_class add column agreed_hours integer check (agreed_hours > 0);

update classes.course_class c set agreed_hours = p.hours
from requests.course_request q
join requests.proposal p on p.request_id = q.id and p.state = 'accepted'
where q.class_id = c.id;
