-- What waits for somebody is counted on every home: from the few rows that can wait, not from all of ten years. A
-- task's whole condition (modules/registration/rules/tasks.ts) lies within one of the three lines: the planner does
-- not put two together.
create index registration_that_waits on registration.registration (main)
  include (visa, money, travel, has_seat, class_id, trainee_id, organization_id)
  where main in ('draft', 'submitted', 'underReview', 'changesRequested', 'waitlisted', 'approved')
    or main in ('approved', 'confirmed') and travel = 'awaitingTravel'
    or main in ('approved', 'rejected', 'withdrawn', 'cancelled', 'transferred') and money in ('paid', 'partial', 'proofUploaded');
