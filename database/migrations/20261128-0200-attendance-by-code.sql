-- Attendance by code: an instructor's screen shows a code that changes, made of a secret of the session.
create table attendance.code_round (
  session_id integer primary key references classes.class_session (id) on delete cascade,
  secret bytea not null check (octet_length(secret) = 32),
  opened_by integer not null references accounts.account (id),
  opened_at timestamptz not null,
  closed_at timestamptz
);

-- Who came by it. One device marks one person of a session: its name is hashed with the secret, so that two sessions
-- cannot be compared.
create table attendance.code_arrival (
  session_id integer not null references classes.class_session (id) on delete cascade,
  registration_id integer not null references registration.registration (id),
  device bytea not null check (octet_length(device) = 32),
  at timestamptz not null,
  primary key (session_id, registration_id),
  unique (session_id, device)
);
create index code_arrival_registration on attendance.code_arrival (registration_id);
