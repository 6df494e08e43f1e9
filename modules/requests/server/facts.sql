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
