-- Addresses of which the mail server said that there is nobody: no more is written to them until they are cleared.
create table platform.undeliverable_address (
  id integer generated always as identity primary key,
  -- In small letters.
  address text not null unique,
  since timestamptz not null,
  -- What the mail server said last.
  reason text not null,
  -- How many letters it has refused.
  refusals integer not null default 1,
  last_refused_at timestamptz not null
);
alter table platform.undeliverable_address enable row level security;

-- Codes and links that sign in leave before everything else.
drop index platform.outbox_mail_waiting;
create index outbox_mail_waiting on platform.outbox_mail (secret desc, next_try_at) where state = 'waiting';
create index outbox_mail_due on platform.outbox_mail (next_try_at) where state = 'waiting';
