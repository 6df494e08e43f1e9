-- A draft that the trainee has not sent is taken over by the coordinator of the class: from then on reviewers reach it.
alter table registration.registration add column taken_over_at timestamptz;
create index registration_draft on registration.registration (created_at, id) where main = 'draft' and taken_over_at is null;

-- Places that a trainee is to confirm wait too, and drafts that were taken over wait for the academy. A task's whole
-- condition (modules/registration/rules/tasks.ts) lies within one of the lines.
drop index registration.registration_that_waits;
create index registration_that_waits on registration.registration (main)
  include (visa, money, travel, has_seat, class_id, trainee_id, organization_id, place_asked, taken_over_at)
  where main in ('draft', 'submitted', 'underReview', 'changesRequested', 'waitlisted', 'approved')
    or main in ('approved', 'confirmed') and travel = 'awaitingTravel'
    or main in ('approved', 'confirmed') and place_asked
    or main in ('approved', 'rejected', 'withdrawn', 'cancelled', 'transferred') and money in ('paid', 'partial', 'proofUploaded');
