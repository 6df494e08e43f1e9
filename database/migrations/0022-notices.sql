-- What notices ask of exams: papers that wait to be marked, of repeats too, which `exam_result_facts` leaves out while
-- an earlier attempt counts.
create view exams.paper_facts as
select id as attempt_id, exam_id, registration_id, trainee_id, number as attempt_number, state as attempt_state
from exams.attempt
where state <> 'voided';
