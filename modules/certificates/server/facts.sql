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

-- In which classes somebody has earned a certificate that nobody gave out, by the published result: the best of the top
-- band, that of completion who passed, that of attendance who did not and attended enough. A revoked one is decided.
-- `is_without`: who passed and holds none of the class at all. Asked one by one, so that the index of the registration is walked: put
-- together, the certificates of all years would be read.
create view attendance.certificate_owed_facts as
select r.class_id, f.passed and (
    select true from certificates.certificate c where c.registration_id = r.id and c.mode in ('issuedLocked', 'issuedDownloadable', 'hidden') limit 1
  ) is null as is_without
from registration.registration r
join evaluation.final_result f on f.registration_id = r.id and f.is_current and f.published_at is not null
where r.main in ('confirmed', 'attending', 'completed', 'failed', 'noShow')
  and (f.passed or not f.arithmetic->'Shortfalls' ? 'attendanceTooLow')
  and (
    select true from certificates.certificate c
    where c.registration_id = r.id and (c.mode = 'revoked' or c.mode in ('issuedLocked', 'issuedDownloadable', 'hidden')
      and case when not f.passed then c.kind in ('attendance', 'completion', 'excellence')
        when f.band_id = (select b.id from lookups.result_band b where b.is_active order by b.min_percent desc limit 1) then c.kind = 'excellence'
        else c.kind in ('completion', 'excellence') end) limit 1) is null;
