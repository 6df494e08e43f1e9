create schema attendance;

create table attendance.mark (
  session_id integer not null references classes.class_session (id),
  registration_id integer not null references registration.registration (id),
  state text not null check (state in ('present', 'late', 'leftEarly', 'excused', 'absent')),
  -- minutes after the start, or before the end
  minutes integer not null default 0 check (minutes >= 0),
  reason text,
  marked_by integer not null,
  marked_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (session_id, registration_id)
);
create index mark_registration on attendance.mark (registration_id);
