-- What letters about a meeting say of it.
create view meetings.meeting_facts as
select id as meeting_id, name as meeting_name, day, starts_at, ends_at, place, link
from meetings.meeting;
