-- What other modules may read of requests and of the proposals that were sent.
-- may be null: organization_id, trainee_id, course_id, class_id, invoice_id, coordinator_id
create view requests.request_facts as
select id as request_id, number as request_number, organization_id, trainee_id, course_id, topic, trainees, state as request_state,
  contact_name, contact_email, coordinator_id, class_id, invoice_id
from requests.course_request;

-- What registrations ask to know: which of them came out of a request.
-- may be null: registration_id, organization_id, trainee_id
create view requests.nominee_facts as
select n.registration_id, n.request_id, q.number as request_number, q.organization_id, q.trainee_id
from requests.nomination n join requests.course_request q on q.id = n.request_id;

-- What costs ask to know of a class that somebody has asked for: what was agreed, without tax and for all of them together,
-- with how many of its currency one of the academy's bought.
create view costing.agreed_facts as
select q.class_id, q.id as request_id, q.number as request_number, p.trainees, p.net_minor, p.currency, p.base_currency, p.rate
from requests.course_request q
join requests.proposal p on p.request_id = q.id and p.state = 'accepted'
where q.class_id is not null and q.state <> 'cancelled';

-- The income of such a class: what its request was billed, and what came in of it.
create view costing.agreed_income_facts with (security_invoker = true) as
select q.class_id, i.invoice_id, i.currency, i.base_currency, i.rate, i.billed_minor as invoiced_minor, i.paid_minor
from billing.income_facts i
join requests.course_request q on i.subject_kind = 'courseRequest' and q.id = i.subject_id
where q.class_id is not null;
