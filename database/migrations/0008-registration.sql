create schema registration;

create table registration.registration (
  id integer generated always as identity primary key,
  code text not null unique,
  class_id integer not null references classes.course_class (id),
  trainee_id integer not null references people.trainee (id),
  -- who pays instead of the trainee; a trainee may name the own organization, which then has to agree
  organization_id integer references people.organization (id),
  organization_agreed_at timestamptz,
  main text not null default 'draft' check (main in ('draft', 'submitted', 'underReview', 'changesRequested', 'approved', 'waitlisted', 'rejected', 'confirmed', 'attending', 'completed', 'failed', 'noShow', 'withdrawn', 'cancelled', 'transferred')),
  visa text not null default 'notRequired' check (visa in ('notRequired', 'toCheck', 'awaitingVisaApproval', 'letterIssued', 'awaitingProof', 'proofUploaded', 'verified', 'proofRejected', 'refused')),
  money text not null default 'notDue' check (money in ('notDue', 'invoiced', 'proofUploaded', 'paid', 'proofRejected', 'partial', 'overdue', 'waived', 'creditApproved', 'refunded')),
  travel text not null default 'notNeeded' check (travel in ('notNeeded', 'awaitingTravel', 'arranged', 'arrived')),
  reason text,
  -- whether one of the class's seats is held for, offered to or taken by this registration
  has_seat boolean not null default false,
  -- until when the hold or the offer stands; null where there is none or it is final
  seat_until timestamptz,
  -- since when a proof awaits the academy's decision: meanwhile the hold does not run out
  seat_frozen_at timestamptz,
  waiting_since timestamptz,
  needs_accommodation boolean not null default false,
  room_type text check (room_type in ('single', 'double', 'triple')),
  flight text not null default '',
  hotel text not null default '',
  notes text not null default '',
  submitted_at timestamptz,
  confirmed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index one_live_registration on registration.registration (class_id, trainee_id)
  where main not in ('rejected', 'withdrawn', 'cancelled', 'transferred');
create index registration_class on registration.registration (class_id, id);
create index registration_trainee on registration.registration (trainee_id, id);
create index registration_submitted on registration.registration (submitted_at desc nulls last, id desc);
create index registration_organization on registration.registration (organization_id, id) where organization_id is not null;
create index registration_main on registration.registration (main, id desc);
-- What waits for somebody is few among many that are done.
create index registration_visa on registration.registration (visa, id) where visa not in ('notRequired', 'verified');
create index registration_money on registration.registration (money, id) where money not in ('paid', 'waived', 'creditApproved', 'refunded');
create index registration_travel on registration.registration (travel, id) where travel = 'awaitingTravel';
create index registration_money_to_return on registration.registration (id) where main in ('rejected', 'withdrawn', 'cancelled', 'transferred') and money in ('paid', 'partial');
create index registration_waiting on registration.registration (class_id, waiting_since, id) where main = 'waitlisted';
create index registration_seat_until on registration.registration (seat_until) where has_seat and seat_until is not null and seat_frozen_at is null;

create table registration.move (
  id integer generated always as identity primary key,
  registration_id integer not null references registration.registration (id),
  track text not null check (track in ('main', 'visa', 'money', 'travel')),
  action text not null,
  from_state text not null,
  to_state text not null,
  reason text,
  actor_id integer,
  at timestamptz not null default now()
);
create index move_registration on registration.move (registration_id, id);

create table registration.invoice (
  id integer generated always as identity primary key,
  number text not null unique,
  registration_id integer not null references registration.registration (id),
  lines jsonb not null,
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null,
  -- frozen at issue
  per_usd numeric(18, 6) not null default 1,
  issued_at timestamptz not null default now(),
  issued_by integer not null,
  due_on date not null,
  state text not null default 'sent' check (state in ('sent', 'paid', 'void'))
);
create unique index one_live_invoice on registration.invoice (registration_id) where state <> 'void';
create index invoice_due on registration.invoice (due_on) where state = 'sent';

create table registration.payment_proof (
  id integer generated always as identity primary key,
  invoice_id integer not null references registration.invoice (id),
  file_id integer references platform.file (id),
  swift_code text,
  note text not null default '',
  -- what had come in by this proof, in the invoice's currency; written when it is verified
  received_minor integer check (received_minor > 0),
  state text not null default 'uploaded' check (state in ('uploaded', 'verified', 'rejected')),
  reason text,
  uploaded_by integer not null,
  uploaded_at timestamptz not null default now(),
  decided_by integer,
  decided_at timestamptz,
  check (file_id is not null or swift_code is not null)
);
create index payment_proof_invoice on registration.payment_proof (invoice_id, id);
create index payment_proof_file on registration.payment_proof (file_id);

-- Visa proofs and flight tickets; the newest of a kind counts, older ones stay.
create table registration.document (
  id integer generated always as identity primary key,
  registration_id integer not null references registration.registration (id),
  kind text not null check (kind in ('visaProof', 'flightTicket')),
  file_id integer not null references platform.file (id),
  uploaded_by integer not null,
  uploaded_at timestamptz not null default now()
);
create index document_registration on registration.document (registration_id, kind, id desc);
create index document_file on registration.document (file_id);
