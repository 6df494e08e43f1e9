-- A home counts what waits from the index alone; since when the longest waits is read there too.
drop index registration.registration_that_waits;
create index registration_that_waits on registration.registration (main)
  include (visa, money, travel, has_seat, class_id, trainee_id, organization_id, place_asked, taken_over_at, submitted_at)
  where main in ('draft', 'submitted', 'underReview', 'changesRequested', 'waitlisted', 'approved')
    or main in ('approved', 'confirmed') and travel = 'awaitingTravel'
    or main in ('approved', 'confirmed') and place_asked
    or main in ('approved', 'rejected', 'withdrawn', 'cancelled', 'transferred') and money in ('paid', 'partial', 'proofUploaded');
create index course_request_waiting on requests.course_request (state, state_since);
