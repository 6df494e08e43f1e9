-- A proof of what an organization pays on account has no verdict yet: it waits beside the states, which say that the fee is
-- settled. A home reads all that waits from the index alone.
alter table registration.registration add column proof_waits boolean not null default false;

drop index registration.registration_that_waits;
create index registration_that_waits on registration.registration (main)
  include (visa, money, travel, has_seat, class_id, trainee_id, organization_id, place_asked, proof_waits, taken_over_at,
    submitted_at, created_at, main_since, visa_since, money_since, travel_since)
  where main in ('draft', 'submitted', 'underReview', 'changesRequested', 'waitlisted', 'approved')
    or main in ('approved', 'confirmed') and travel = 'awaitingTravel'
    or main in ('approved', 'confirmed') and place_asked
    or main in ('approved', 'rejected', 'withdrawn', 'cancelled', 'transferred') and money in ('paid', 'partial', 'proofUploaded')
    or main in ('approved', 'confirmed', 'attending', 'completed', 'failed', 'noShow', 'withdrawn', 'cancelled')
      and money = 'creditApproved' and proof_waits;
