-- Null: the address has not been proved, and the first log-in mails a code to it.
alter table identity.account add column email_proved_at timestamptz;
update identity.account set email_proved_at = created_at;
-- The person asks for a second factor where nobody else demands one.
alter table identity.account add column wants_second_factor boolean not null default false;

-- Who knows the password (or wants to prove an address, or forgot the password) and what was mailed to them. The id is
-- held by the browser that asked; the code stands here as a keyed hash; without one an authenticator app answers.
create table identity.one_time_code (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('signIn', 'proveEmail', 'resetPassword')),
  -- null: nobody has the address, and whoever asks is not told so
  account_id integer references identity.account (id) on delete cascade,
  email text not null,
  code_hash bytea,
  tries integer not null default 0,
  drawn_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_code_address on identity.one_time_code (email, purpose, drawn_at);
create index one_time_code_account on identity.one_time_code (account_id);
create index one_time_code_age on identity.one_time_code (drawn_at);

-- A link or a proved code with which a password may be set, once. A newer one takes its place.
create table identity.password_token (
  account_id integer not null references identity.account (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'reset')),
  hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, kind)
);

-- The secret of an authenticator app, encrypted; it counts once a first code has confirmed it.
create table identity.authenticator (
  account_id integer primary key references identity.account (id) on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,
  -- a code is good once: its step of 30 seconds must be after this
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table identity.recovery_code (
  account_id integer not null references identity.account (id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (account_id, hash)
);

-- The browser that began the session, by the hash of its cookie: a token used late elsewhere is a copy.
alter table identity.session add column browser_hash bytea;
-- The screen was locked: nothing is answered until the password was given again.
alter table identity.session add column locked_at timestamptz;
-- Where push messages to this browser go.
alter table identity.session add column fcm_token text;

-- The letter holds a code or a link that signs in: once it has left, or has been given up, body and link are erased.
alter table platform.outbox_mail add column secret boolean not null default false;
