-- What one person asks and another decides: a change of a certificate that is out, and of a name after it was checked.
create table certificates.change_request (
  id integer generated always as identity primary key,
  certificate_id integer not null references certificates.certificate (id),
  kind text not null check (kind in ('regenerate', 'revoke')),
  reason text not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'rejected', 'withdrawn')),
  asked_by integer not null,
  -- the administrator who acted as that person
  asked_by_admin integer,
  asked_at timestamptz not null,
  decided_by integer,
  decided_by_admin integer,
  decided_at timestamptz,
  answer text,
  check ((state = 'asked') = (decided_by is null) and (state = 'asked') = (decided_at is null)),
  check (state = 'withdrawn' or decided_by is null or decided_by not in (asked_by, coalesce(asked_by_admin, 0))),
  check (state = 'withdrawn' or decided_by_admin is null or decided_by_admin not in (asked_by, coalesce(asked_by_admin, 0)))
);
create unique index one_open_change_request on certificates.change_request (certificate_id) where state = 'asked';

create table people.name_change (
  id integer generated always as identity primary key,
  trainee_id integer not null references people.trainee (id),
  name_ar text not null,
  name_en text not null,
  state text not null default 'asked' check (state in ('asked', 'accepted', 'rejected', 'withdrawn')),
  asked_at timestamptz not null,
  decided_by integer,
  decided_at timestamptz,
  answer text,
  check ((state = 'asked') = (decided_at is null))
);
create unique index one_open_name_change on people.name_change (trainee_id) where state = 'asked';
create index name_change_trainee on people.name_change (trainee_id, id desc);

-- Trainees whose name the academy has held against the passport: a place was given, a visa letter written, or a
-- certificate made. People stand above registrations and certificates, so the fact comes up as a view.
create view people.checked_name_facts as
select trainee_id from registration.registration
where main in ('approved', 'confirmed', 'attending', 'completed', 'failed', 'noShow')
  or confirmed_at is not null
  or visa in ('letterIssued', 'awaitingProof', 'proofUploaded', 'verified', 'proofRejected')
union
select trainee_id from certificates.certificate;
