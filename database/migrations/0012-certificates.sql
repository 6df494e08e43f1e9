create schema certificates;

create table certificates.certificate (
  id integer generated always as identity primary key,
  serial text not null,
  version integer not null default 1,
  kind text not null check (kind in ('attendance', 'completion', 'excellence', 'diploma', 'practical', 'noCourse')),
  mode text not null default 'prepared' check (mode in ('prepared', 'issuedLocked', 'issuedDownloadable', 'hidden', 'superseded', 'revoked')),
  mode_reason text,
  class_id integer references classes.course_class (id),
  registration_id integer references registration.registration (id),
  trainee_id integer not null references people.trainee (id),
  -- names, course, dates, hours, grade and template as they were when it was issued
  snapshot jsonb not null,
  -- 128 random bits; the QR code leads to the page that shows this certificate's facts
  verify_code text not null unique,
  issued_by integer not null,
  issued_at timestamptz not null default now(),
  lock_version integer not null default 1,
  unique (serial, version)
);
create unique index one_live_certificate on certificates.certificate (registration_id, kind)
  where mode not in ('superseded', 'revoked') and registration_id is not null;
create index certificate_trainee on certificates.certificate (trainee_id, id desc);
create index certificate_class on certificates.certificate (class_id, id);
