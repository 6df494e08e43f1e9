-- Whom a class has asked what they think of the course, whether they have given it, and whether they still can. Nothing of what was said.
create view feedback.given_facts as
select i.class_id, i.trainee_id, bool_and(a.given_on is not null) as is_given, bool_or(r.state = 'open' and a.given_on is null) as can_give
from feedback.invitation i
join feedback.asked a on a.invitation_id = i.id
join feedback.round r on r.id = a.round_id
where i.trainee_id is not null and r.kind = 'courseByTrainee'
group by i.class_id, i.trainee_id;

-- Whose feedback on the course of their class is asked for and still waits: certificates may be kept until it is given. A round
-- that is over keeps nothing from anybody.
create view certificates.feedback_owed_facts as
select r.id as registration_id
from registration.registration r
where exists (
  select from feedback.invitation i
  join feedback.asked a on a.invitation_id = i.id and a.given_on is null
  join feedback.round o on o.id = a.round_id and o.kind = 'courseByTrainee' and o.state = 'open'
  where i.trainee_id = r.trainee_id and i.class_id = r.class_id);
