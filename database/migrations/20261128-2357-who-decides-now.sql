-- Who decides about a registration now, so that two do not work on the same one. A row past its time counts for nothing,
-- and goes when its account next takes one. It belongs to accounts, of which a person's connection knows nothing, so it stands
-- without row-level security: whoever applies is never asked about it.
create table registration.assignee (
  registration_id integer primary key references registration.registration (id) on delete cascade,
  account_id integer not null references accounts.account (id),
  taken_at timestamptz not null,
  taken_until timestamptz not null,
  check (taken_until > taken_at)
);
create index assignee_account on registration.assignee (account_id);
