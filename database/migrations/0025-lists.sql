-- Every list reads an index at any size (testing/lists): one for each order and for each filter that few rows pass.

create index account_waiting on identity.account (name_ar, id) where state = 'pending' and password_hash is not null;
create index trainee_organization_name on people.trainee (organization_id, name_ar, id);
create index organization_name on people.organization ((name->>'ar'), id);
create index instructor_name on people.instructor (name_ar, id);
create index plan_row_priority on planning.plan_row (priority, id);
create index plan_row_state_id on planning.plan_row (state, id);
create index course_class_seats on classes.course_class (seats_taken, id);
create index course_class_organization on classes.course_class (organization_id, starts_on, id) where organization_id is not null;
create index class_session_room on classes.class_session (room_id, day) where state <> 'cancelled';

-- As a search for the start of a code asks, whatever the database's collation.
create index registration_code_start on registration.registration (upper(code) text_pattern_ops);
-- Who waits comes first in both directions.
create index registration_longest_waiting on registration.registration (waiting_since nulls last, id);
create index registration_last_waiting on registration.registration (waiting_since desc nulls last, id desc);
create index registration_organization_submitted on registration.registration (organization_id, submitted_at desc nulls last, id desc)
  where organization_id is not null;
create index registration_organization_class on registration.registration (organization_id, class_id) where organization_id is not null;
create index registration_travelling on registration.registration (travel, submitted_at desc nulls last, id desc) where travel <> 'notNeeded';

create index question_version_weight on exams.question_version (weight, question_id);
create index question_version_seconds on exams.question_version (seconds, question_id);
alter table exams.exam add column search text
  generated always as (platform.fold(code || ' ' || coalesce(name->>'ar', '') || ' ' || coalesce(name->>'en', '') || ' ' || coalesce(name->>'fr', ''))) stored;
create index exam_search on exams.exam using gin (search gin_trgm_ops);
create index attempt_percent on exams.attempt (percent, id);
create index attempt_state on exams.attempt (state, finished_at, id);

create index certificate_kind on certificates.certificate (kind, id);
create index certificate_mode on certificates.certificate (mode, id);
