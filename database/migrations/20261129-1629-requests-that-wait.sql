-- What waits about a course request beside its state is found without walking ten years of them.
create index proposal_awaiting on requests.proposal (request_id) where state = 'awaitingApproval';
create index proof_waiting on billing.proof (invoice_id) where state = 'uploaded';
create index course_request_called_off on requests.course_request (invoice_id) where state = 'cancelled' and invoice_id is not null;
