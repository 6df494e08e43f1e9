-- Whoever looks here asks whether there is one: with `union all` the first that is found answers.
create view people.checked_name_facts as
select trainee_id from registration.registration
where main in ('approved', 'confirmed', 'attending', 'completed', 'failed', 'noShow')
  or confirmed_at is not null
  or visa in ('letterIssued', 'awaitingProof', 'proofUploaded', 'verified', 'proofRejected')
union all
select trainee_id from certificates.certificate;

-- What letters about certificates ask: of a registration, or of none (without a course).
-- may be null: registration_id
create view certificates.certificate_facts as
select id as certificate_id, registration_id, serial as certificate_serial, mode as certificate_mode,
  snapshot->'CourseName' as certificate_title
from certificates.certificate;
