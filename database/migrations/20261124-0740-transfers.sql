-- A registration that moved to another class goes on as another one there. What was paid for the former goes along by a
-- credit note on its invoice and a payment on the other's.
create table registration.transfer (
  id integer generated always as identity primary key,
  from_id integer not null unique references registration.registration (id),
  to_id integer not null unique references registration.registration (id),
  -- of what was paid for the former so much counts for the other, and so much is to be paid back; both in this currency
  currency text not null,
  carried_minor integer not null default 0 check (carried_minor >= 0),
  to_return_minor integer not null default 0 check (to_return_minor >= 0),
  at timestamptz not null default now(),
  by integer,
  check (from_id <> to_id)
);

-- The class that whoever is registered asks to be moved to, and why.
alter table registration.registration
  add column wished_class_id integer references classes.course_class (id),
  add column wish_reason text not null default '';
create index registration_wished_class on registration.registration (wished_class_id) where wished_class_id is not null;

-- What counts as paid because a credit note took it back from another invoice.
alter table billing.payment add column credit_note_id integer references billing.credit_note (id);
create unique index one_payment_of_a_credit_note on billing.payment (credit_note_id) where credit_note_id is not null;
drop trigger kept on billing.payment;
create trigger kept before delete or update of invoice_id, amount_minor, paid_on, proof_id, may_exceed, credit_note_id, booked_by, booked_at
  on billing.payment for each row execute function billing.refuse_change();
