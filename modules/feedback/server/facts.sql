-- Whom a class has asked what they think of the course, whether they have given it, and whether they still can. Nothing of what was said.
create view feedback.given_facts as
select i.class_id, i.trainee_id, bool_and(a.given_on is not null) as is_given, bool_or(r.state = 'open' and a.given_on is null) as can_give
from feedback.invitation i
join feedback.asked a on a.invitation_id = i.id
join feedback.round r on r.id = a.round_id
where i.trainee_id is not null and r.kind = 'courseByTrainee'
group by i.class_id, i.trainee_id;
