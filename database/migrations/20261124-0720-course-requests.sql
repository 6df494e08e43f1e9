-- What organizations and trainees ask the academy for: requests, the proposals that answer them, and who is to come.
create schema requests;

create table requests.course_request (
  id integer generated always as identity primary key,
  number text not null unique,
  -- who asks: one of both
  organization_id integer references people.organization (id),
  trainee_id integer references people.trainee (id),
  course_id integer references catalogue.course (id),
  -- what is wished where no course of the catalogue is
  topic text not null default '',
  first_day date,
  last_day date,
  -- the first day of the wished month, where the days are open
  month date check (extract(day from month) = 1),
  trainees integer not null check (trainees between 1 and 500),
  request_location_id integer references lookups.request_location (id),
  -- the address of a site of their own
  own_site text not null default '',
  language text not null,
  nights integer check (nights between 1 and 366),
  room_type_id integer references lookups.room_type (id),
  -- who pays, where that is not who asks
  payer_name text not null default '',
  contact_name text not null,
  contact_email text not null,
  contact_phone text not null default '',
  notes text not null default '',
  coordinator_id integer,
  state text not null default 'draft',
  -- why it was declined or cancelled, or what is to be changed in the proposal
  reason text,
  created_by integer not null,
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  -- when it came into its state
  state_since timestamptz not null default now(),
  class_id integer references classes.course_class (id),
  invoice_id integer references billing.invoice (id),
  version integer not null default 1,
  search text generated always as (platform.fold(number || ' ' || topic || ' ' || contact_name || ' ' || contact_email)) stored,
  constraint somebody_asks check (num_nonnulls(organization_id, trainee_id) = 1),
  constraint something_asked check (course_id is not null or topic <> ''),
  constraint in_order check (last_day >= first_day),
  constraint both_days check ((first_day is null) = (last_day is null))
);
-- Accepted once: whatever is pressed twice, there is one class and one invoice of a request.
create unique index one_class_of_a_request on requests.course_request (class_id) where class_id is not null;
create unique index one_invoice_of_a_request on requests.course_request (invoice_id) where invoice_id is not null;
create index course_request_organization on requests.course_request (organization_id, submitted_at desc, id desc) where organization_id is not null;
create index course_request_trainee on requests.course_request (trainee_id, submitted_at desc, id desc) where trainee_id is not null;
create index course_request_state on requests.course_request (state, submitted_at desc nulls last, id desc);
create index course_request_submitted on requests.course_request (submitted_at desc nulls last, id desc);
create index course_request_first_day on requests.course_request (first_day, id);
create index course_request_course on requests.course_request (course_id);
create index course_request_coordinator on requests.course_request (coordinator_id, submitted_at desc nulls last, id desc);
create index course_request_location on requests.course_request (request_location_id) where request_location_id is not null;
create index course_request_room_type on requests.course_request (room_type_id) where room_type_id is not null;
create index course_request_search on requests.course_request using gin (search gin_trgm_ops);

create table requests.proposal (
  id integer generated always as identity primary key,
  request_id integer not null references requests.course_request (id),
  -- of the request, from 1
  number integer not null check (number > 0),
  state text not null default 'draft'
    check (state in ('draft', 'awaitingApproval', 'approved', 'sent', 'accepted', 'declined', 'revisionAsked', 'expired', 'recalled')),
  course_id integer not null references catalogue.course (id),
  first_day date not null,
  last_day date not null,
  -- 0 = Sunday ... 6 = Saturday
  weekdays integer[] not null,
  starts_at time not null,
  ends_at time not null,
  hours integer not null check (hours between 1 and 2000),
  place text not null check (place in ('academy', 'customerSite', 'online')),
  language text not null,
  trainees integer not null check (trainees between 1 and 500),
  currency text not null,
  base_currency text not null,
  -- how many of the proposal's currency one of the academy's buys, as it was when it was written last
  rate numeric(20, 10) not null check (rate > 0),
  -- taken from each price
  discount_percent numeric(5, 2) not null default 0 check (discount_percent between 0 and 100),
  tax_percent numeric(5, 2) not null default 0 check (tax_percent between 0 and 100),
  net_minor integer not null check (net_minor >= 0),
  tax_minor integer not null check (tax_minor >= 0),
  -- with the tax
  total_minor integer not null check (total_minor = net_minor + tax_minor),
  line_count smallint not null,
  -- what the course costs the academy for these people, in the proposal's currency; null where nobody has worked it out
  cost_minor integer check (cost_minor >= 0),
  valid_until date not null,
  text jsonb not null default '{}',
  written_by integer not null,
  written_at timestamptz not null default now(),
  -- why it waits for an administrator, and why it may go
  approval_reason text not null default '',
  approved_by integer,
  sent_at timestamptz,
  sent_to text not null default '',
  answered_at timestamptz,
  -- who answered by the link; by the account otherwise
  answered_by text not null default '',
  reason text not null default '',
  unique (request_id, number),
  constraint in_order check (last_day >= first_day),
  constraint times_in_order check (ends_at > starts_at)
);
-- One live version of a request.
create unique index one_live_proposal on requests.proposal (request_id)
  where state in ('draft', 'awaitingApproval', 'approved', 'sent', 'accepted');
create index proposal_to_expire on requests.proposal (valid_until) where state = 'sent';
create index proposal_course on requests.proposal (course_id);

create table requests.proposal_line (
  proposal_id integer not null references requests.proposal (id) on delete cascade,
  position smallint not null,
  text jsonb not null,
  quantity integer not null check (quantity > 0),
  -- what one costs before discount and tax, and with the discount
  unit_minor integer not null check (unit_minor >= 0),
  discounted_minor integer not null check (discounted_minor between 0 and unit_minor),
  amount_minor integer not null check (amount_minor = quantity * discounted_minor),
  tax_minor integer not null check (tax_minor >= 0),
  primary key (proposal_id, position)
);

create table requests.nomination (
  id integer generated always as identity primary key,
  request_id integer not null references requests.course_request (id) on delete cascade,
  -- as it was written, until it is known whose it is
  name text not null,
  email text not null default '',
  trainee_id integer references people.trainee (id),
  -- registrations stand below and refer to nothing here
  registration_id integer,
  -- data that the record lacks for a registration, by the names of its fields
  missing text[] not null default '{}',
  added_at timestamptz not null default now()
);
create unique index nominated_once on requests.nomination (request_id, trainee_id) where trainee_id is not null;
create index nomination_request on requests.nomination (request_id, id);
create index nomination_trainee on requests.nomination (trainee_id) where trainee_id is not null;
create index nomination_registration on requests.nomination (registration_id) where registration_id is not null;

-- What was sent is kept as it was sent, and what was accepted for good.
create function requests.keep_sent() returns trigger language plpgsql as $$
declare
  answering constant text[] := '{state,answered_at,answered_by,reason,sent_to}';
begin
  if tg_op = 'DELETE' then
    if old.state not in ('draft', 'awaitingApproval', 'approved') then
      raise exception 'proposal % is kept as it was sent', old.id using errcode = 'integrity_constraint_violation';
    end if;
    return old;
  end if;
  if old.state not in ('draft', 'awaitingApproval', 'approved') and
    (old.state <> 'sent' or to_jsonb(new) - answering is distinct from to_jsonb(old) - answering) then
    raise exception 'proposal % is kept as it was sent', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger kept before update or delete on requests.proposal for each row execute function requests.keep_sent();

create function requests.keep_lines() returns trigger language plpgsql as $$
declare
  of_state text;
begin
  select state into of_state from requests.proposal where id = coalesce(old.proposal_id, new.proposal_id);
  if of_state not in ('draft', 'awaitingApproval', 'approved') then
    raise exception 'the lines of a proposal are kept as they were sent' using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger kept before insert or update or delete on requests.proposal_line
  for each row execute function requests.keep_lines();

-- When the transaction ends the lines come to the proposal.
create function requests.lines_add_up() returns trigger language plpgsql as $$
declare
  of_lines record;
  of_whole record;
begin
  select count(*) as count, coalesce(sum(amount_minor), 0) as net, coalesce(sum(tax_minor), 0) as tax into of_lines
    from requests.proposal_line where proposal_id = new.id;
  select line_count, net_minor, tax_minor into of_whole from requests.proposal where id = new.id;
  if found and (of_lines.count, of_lines.net, of_lines.tax) is distinct from
    (of_whole.line_count::bigint, of_whole.net_minor::bigint, of_whole.tax_minor::bigint) then
    raise exception 'the lines do not come to the proposal' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger adds_up after insert or update on requests.proposal deferrable initially deferred
  for each row execute function requests.lines_add_up();
