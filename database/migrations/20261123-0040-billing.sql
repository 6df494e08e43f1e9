-- What is owed to the academy, whatever it is about: invoice, proof, payment, credit note. An invoice knows the kind and
-- the number of the record that it is about, and nothing else of it (decision 82).
create schema billing;

create table billing.invoice (
  id integer generated always as identity primary key,
  number text not null unique,
  subject_kind text not null check (subject_kind in ('registration', 'courseRequest', 'repeatExam', 'membershipCard', 'competitionEntry')),
  subject_id integer not null,
  -- what people call that record
  subject_code text not null,
  payer_kind text not null check (payer_kind in ('trainee', 'organization', 'other')),
  payer_trainee_id integer references people.trainee (id),
  payer_organization_id integer references people.organization (id),
  -- who pays and has no record here
  payer_name jsonb,
  currency text not null,
  base_currency text not null,
  -- how many of the invoice's currency one of the academy's bought when it was issued
  rate numeric(20, 10) not null check (rate > 0),
  tax_percent numeric(5, 2) not null default 0 check (tax_percent between 0 and 100),
  tax_minor integer not null default 0 check (tax_minor >= 0),
  -- with the tax
  amount_minor integer not null check (amount_minor between tax_minor and 2000000000),
  line_count smallint not null,
  issued_at timestamptz not null default now(),
  issued_by integer not null,
  due_on date not null,
  -- where to pay to, as it stood when it was issued
  bank_details jsonb not null default '{}',
  state text not null default 'sent' check (state in ('sent', 'paid', 'void')),
  version integer not null default 1,
  check ((payer_kind = 'trainee') = (payer_trainee_id is not null)),
  check ((payer_kind = 'organization') = (payer_organization_id is not null)),
  check ((payer_kind = 'other') = (payer_name is not null))
);

create table billing.invoice_line (
  invoice_id integer not null references billing.invoice (id),
  position smallint not null,
  text jsonb not null,
  quantity integer not null check (quantity > 0),
  unit_minor integer not null check (unit_minor >= 0),
  amount_minor integer not null check (amount_minor = quantity * unit_minor),
  tax_minor integer not null default 0 check (tax_minor >= 0),
  primary key (invoice_id, position)
);

create table billing.proof (
  id integer generated always as identity primary key,
  invoice_id integer not null references billing.invoice (id),
  file_id integer references platform.file (id),
  swift_code text,
  note text not null default '',
  state text not null default 'uploaded' check (state in ('uploaded', 'verified', 'rejected')),
  reason text,
  uploaded_by integer not null,
  uploaded_at timestamptz not null default now(),
  decided_by integer,
  decided_at timestamptz,
  check (file_id is not null or swift_code is not null)
);

create table billing.payment (
  id integer generated always as identity primary key,
  invoice_id integer not null references billing.invoice (id),
  amount_minor integer not null check (amount_minor > 0),
  -- a day of the academy's zone
  paid_on date not null,
  proof_id integer references billing.proof (id),
  -- more than was owed, and somebody said that it may be
  may_exceed boolean not null default false,
  booked_by integer,
  booked_at timestamptz not null default now()
);

create table billing.credit_note (
  id integer generated always as identity primary key,
  number text not null unique,
  invoice_id integer not null references billing.invoice (id),
  -- empty where it follows by itself: somebody left who had not paid
  reason text not null,
  tax_minor integer not null check (tax_minor >= 0),
  -- with the tax, in the invoice's currency
  amount_minor integer not null check (amount_minor between tax_minor and 2000000000),
  line_count smallint not null,
  issued_at timestamptz not null default now(),
  issued_by integer
);

create table billing.credit_note_line (
  credit_note_id integer not null references billing.credit_note (id),
  position smallint not null,
  text jsonb not null,
  quantity integer not null check (quantity > 0),
  unit_minor integer not null check (unit_minor >= 0),
  amount_minor integer not null check (amount_minor = quantity * unit_minor),
  tax_minor integer not null default 0 check (tax_minor >= 0),
  primary key (credit_note_id, position)
);

-- What stood in the module of registrations, with its numbers, ids and dates. The fee was in the currency of its class, the
-- rate to the dollar, and nobody knew a tax or other lines.
insert into billing.invoice (id, number, subject_kind, subject_id, subject_code, payer_kind, payer_trainee_id, payer_organization_id,
  currency, base_currency, rate, amount_minor, line_count, issued_at, issued_by, due_on, state)
overriding system value
select i.id, i.number, 'registration', r.id, r.code, p.kind, case when p.kind = 'trainee' then r.trainee_id end,
  case when p.kind = 'organization' then r.organization_id end, i.currency, 'USD',
  case when i.per_usd > 0 then i.per_usd else 1 end, i.amount_minor, jsonb_array_length(i.lines), i.issued_at, i.issued_by, i.due_on, i.state
from registration.invoice i
join registration.registration r on r.id = i.registration_id
cross join lateral (select case when r.organization_id is not null and r.organization_agreed_at is not null
  then 'organization' else 'trainee' end as kind) p;

insert into billing.invoice_line (invoice_id, position, text, quantity, unit_minor, amount_minor)
select i.id, l.position, l.line -> 'Text', (l.line ->> 'Quantity')::integer, (l.line ->> 'Minor')::integer,
  (l.line ->> 'Quantity')::integer * (l.line ->> 'Minor')::integer
from registration.invoice i
cross join lateral jsonb_array_elements(i.lines) with ordinality l(line, position);

insert into billing.proof (id, invoice_id, file_id, swift_code, note, state, reason, uploaded_by, uploaded_at, decided_by, decided_at)
overriding system value
select id, invoice_id, file_id, swift_code, note, state, reason, uploaded_by, uploaded_at, decided_by, decided_at
from registration.payment_proof;

insert into billing.payment (invoice_id, amount_minor, paid_on, proof_id, booked_by, booked_at)
select p.invoice_id, p.received_minor, (coalesce(p.decided_at, p.uploaded_at) at time zone z.zone)::date, p.id, p.decided_by,
  coalesce(p.decided_at, p.uploaded_at)
from registration.payment_proof p
cross join (select coalesce((select value #>> '{}' from platform.setting where key = 'timeZone'), 'Africa/Cairo') as zone) z
where p.state = 'verified' and p.received_minor is not null
order by p.id;

select setval(pg_get_serial_sequence('billing.invoice', 'id'), coalesce(max(id), 1), max(id) is not null) from billing.invoice;
select setval(pg_get_serial_sequence('billing.proof', 'id'), coalesce(max(id), 1), max(id) is not null) from billing.proof;

drop table registration.payment_proof;
drop table registration.invoice;

create unique index one_live_invoice on billing.invoice (subject_kind, subject_id) where state <> 'void';
create index invoice_subject on billing.invoice (subject_kind, subject_id, id desc);
create index invoice_due on billing.invoice (due_on) where state = 'sent';
create index invoice_trainee on billing.invoice (payer_trainee_id, id) where payer_trainee_id is not null;
create index invoice_organization on billing.invoice (payer_organization_id, id) where payer_organization_id is not null;
create index invoice_owed_by_organization on billing.invoice (payer_organization_id, due_on) where state = 'sent';
create index proof_invoice on billing.proof (invoice_id, id);
create index proof_file on billing.proof (file_id);
create index proof_uploader on billing.proof (uploaded_by);
create index payment_invoice on billing.payment (invoice_id);
create unique index one_payment_of_a_proof on billing.payment (proof_id) where proof_id is not null;
create index credit_note_invoice on billing.credit_note (invoice_id, id);

-- What has been issued or booked is never edited: a credit note and a new invoice take its place.
create function billing.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% is kept as it was issued', tg_table_schema, tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create function billing.keep_issued() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{state,version}'::text[] is distinct from to_jsonb(old) - '{state,version}'::text[]
    or (old.state = 'void' and new.state <> 'void') then
    raise exception 'invoice % is kept as it was issued', old.number using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger kept before update on billing.invoice for each row execute function billing.keep_issued();
create trigger not_deleted before delete on billing.invoice for each row execute function billing.refuse_change();
create trigger kept before update or delete on billing.invoice_line for each row execute function billing.refuse_change();
create trigger kept before update or delete on billing.payment for each row execute function billing.refuse_change();
create trigger kept before update or delete on billing.credit_note for each row execute function billing.refuse_change();
create trigger kept before update or delete on billing.credit_note_line for each row execute function billing.refuse_change();

-- When the transaction ends the lines are as many as were issued, and come to the amount. Nobody adds one later.
create function billing.lines_add_up() returns trigger language plpgsql as $$
declare
  of_lines record;
  of_whole record;
begin
  if tg_table_name = 'invoice_line' then
    select count(*) as count, sum(amount_minor + tax_minor) as amount, sum(tax_minor) as tax into of_lines
      from billing.invoice_line where invoice_id = new.invoice_id;
    select line_count, amount_minor, tax_minor into of_whole from billing.invoice where id = new.invoice_id;
  else
    select count(*) as count, sum(amount_minor + tax_minor) as amount, sum(tax_minor) as tax into of_lines
      from billing.credit_note_line where credit_note_id = new.credit_note_id;
    select line_count, amount_minor, tax_minor into of_whole from billing.credit_note where id = new.credit_note_id;
  end if;
  if (of_lines.count, of_lines.amount, of_lines.tax) is distinct from
    (of_whole.line_count::bigint, of_whole.amount_minor::bigint, of_whole.tax_minor::bigint) then
    raise exception 'the lines do not come to what was issued' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger adds_up after insert on billing.invoice_line deferrable initially deferred
  for each row execute function billing.lines_add_up();
create constraint trigger adds_up after insert on billing.credit_note_line deferrable initially deferred
  for each row execute function billing.lines_add_up();

-- Two who book at once: the invoice is locked, so the second finds what the first has left.
create function billing.within_the_invoice() returns trigger language plpgsql as $$
declare
  owed bigint;
begin
  perform from billing.invoice where id = new.invoice_id for update;
  if tg_table_name = 'payment' then
    if new.may_exceed then
      return new;
    end if;
  end if;
  select i.amount_minor
      - coalesce((select sum(amount_minor) from billing.credit_note c where c.invoice_id = i.id), 0)
      - case when tg_table_name = 'payment' then
          coalesce((select sum(amount_minor) from billing.payment p where p.invoice_id = i.id), 0) else 0 end
    into owed from billing.invoice i where i.id = new.invoice_id;
  if new.amount_minor > owed then
    raise exception 'more than the invoice has left' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger within_the_invoice before insert on billing.payment for each row execute function billing.within_the_invoice();
create trigger within_the_invoice before insert on billing.credit_note for each row execute function billing.within_the_invoice();

-- What other modules may read. Sums are worked out where they are asked for.
create view billing.invoice_facts as
select i.id as invoice_id, i.number as invoice_number, i.subject_kind, i.subject_id, i.subject_code, i.payer_kind,
  i.payer_trainee_id, i.payer_organization_id, i.currency, i.base_currency, i.rate, i.tax_percent, i.tax_minor, i.amount_minor,
  i.issued_at, i.due_on, i.state as invoice_state,
  (select coalesce(jsonb_agg(jsonb_build_object('Text', l.text, 'Quantity', l.quantity, 'Minor', l.unit_minor) order by l.position), '[]')
    from billing.invoice_line l where l.invoice_id = i.id) as lines,
  (select coalesce(sum(p.amount_minor), 0)::integer from billing.payment p where p.invoice_id = i.id) as received_minor,
  (select coalesce(sum(c.amount_minor), 0)::integer from billing.credit_note c where c.invoice_id = i.id) as credited_minor
from billing.invoice i;
alter view billing.invoice_facts set (security_invoker = true);

create view billing.proof_facts as
select p.id as proof_id, p.invoice_id, i.number as invoice_number, i.subject_kind, i.subject_id, i.currency, p.file_id, p.swift_code,
  p.note as proof_note, p.state as proof_state, p.reason as proof_reason, p.uploaded_by, p.uploaded_at, p.decided_by, p.decided_at,
  y.amount_minor as received_minor
from billing.proof p
join billing.invoice i on i.id = p.invoice_id
left join billing.payment y on y.proof_id = p.id;
alter view billing.proof_facts set (security_invoker = true);
