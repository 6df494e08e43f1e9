-- A state that few registrations have: ordered by their hour, the list walked all of them to fill its page.
create index registration_main_submitted on registration.registration (main, submitted_at desc nulls last, id desc);
drop index registration.registration_main;
