-- What letters about a meeting say of it.
create view meetings.meeting_facts as
select id as meeting_id, name as meeting_name, day, starts_at, ends_at, place, link
from meetings.meeting;

-- What stands in people's days before a registration: the meetings to which they have said that they come.
create view registration.accepted_meeting_facts as
select m.id as meeting_id, m.name as meeting_name, m.day, m.starts_at, m.ends_at, i.account_id
from meetings.meeting m
join meetings.invitee i on i.meeting_id = m.id
where m.state = 'scheduled' and i.answer = 'yes';
