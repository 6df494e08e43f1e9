-- Membership cards: one row from what a trainee asks for to the card's end.
create schema membership;

create table membership.card (
  id integer generated always as identity primary key,
  trainee_id integer not null references people.trainee (id),
  kind text not null check (kind in ('first', 'renewal', 'replacement')),
  -- why it takes the place of another
  cause text check (cause in ('lost', 'damaged')),
  -- the card that it takes the place of once it is handed out
  replaces_id integer references membership.card (id),
  note text not null default '',
  state text not null default 'requested' check (state in ('requested', 'pendingReview', 'approved', 'paymentStage', 'proofUploaded',
    'proofRejected', 'confirmed', 'active', 'suspended', 'expired', 'replaced', 'rejected')),
  -- why it stands where it stands
  reason text,
  state_since timestamptz not null default now(),
  is_hidden boolean not null default false,
  hidden_reason text,
  -- given when it is confirmed, and never again to another
  number text unique,
  -- 128 random bits; the QR code leads to the page that says how the card stands
  verify_code text unique,
  -- as printed
  name_ar text,
  name_en text,
  valid_from date,
  valid_until date,
  -- when its holder was told of the end
  reminded_at timestamptz,
  requested_at timestamptz not null default now(),
  requested_by integer not null,
  version integer not null default 1,
  constraint cause_of_replacement check ((kind = 'replacement') = (cause is not null)),
  constraint hidden_for_a_reason check (is_hidden = (hidden_reason is not null)),
  constraint whole_once_confirmed check (num_nulls(number, verify_code, name_ar, name_en) in (0, 4)),
  constraint confirmed_has_number check ((state in ('confirmed', 'active', 'suspended', 'expired', 'replaced')) = (number is not null)),
  constraint held_has_days check ((state in ('active', 'suspended', 'expired', 'replaced')) = (valid_until is not null)),
  constraint both_days check ((valid_from is null) = (valid_until is null)),
  constraint days_in_order check (valid_until >= valid_from)
);
-- Asked for once, whatever is pressed twice; and nobody holds two that count.
create unique index one_open_application on membership.card (trainee_id)
  where state in ('requested', 'pendingReview', 'approved', 'paymentStage', 'proofUploaded', 'proofRejected', 'confirmed');
create unique index one_card_in_force on membership.card (trainee_id) where state in ('active', 'suspended');
create index card_trainee on membership.card (trainee_id, id desc);
create index card_state on membership.card (state, id);
create index card_requested on membership.card (requested_at, id);
create index card_since on membership.card (state_since, id);
create index card_numbered_since on membership.card (state_since, id) where number is not null;
create index card_ends on membership.card (valid_until, id) where number is not null;
create index card_replaces on membership.card (replaces_id) where replaces_id is not null;
create index card_hidden on membership.card (id) where is_hidden;

create trigger not_merged before insert on membership.card
  for each row execute function people.not_merged('trainee_id');
