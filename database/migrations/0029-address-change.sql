-- Another address that an account is to get. It counts once the link that was mailed to it is opened; until then the
-- old one stays. The old one gets a link that takes the change back, also for a while after it was made.
create table identity.address_change (
  id integer generated always as identity primary key,
  account_id integer not null references identity.account (id) on delete cascade,
  former_email text not null,
  email text not null check (email = lower(email)),
  asked_by integer references identity.account (id) on delete set null,
  asked_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  token_hash bytea not null unique,
  undo_hash bytea not null unique,
  -- null: the new address has not been proved yet
  done_at timestamptz
);
create unique index address_change_pending on identity.address_change (account_id) where done_at is null;
create index address_change_account on identity.address_change (account_id);
create index address_change_asked_by on identity.address_change (asked_by);
