create schema identity;

create table identity.account (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  password_hash text,
  role text not null check (role in ('admin', 'editor', 'trainee', 'instructor', 'evaluator', 'customer', 'trainingcoordinator')),
  permissions text[] not null default '{}',
  name_ar text not null default '',
  name_en text not null default '',
  language text not null default 'ar',
  state text not null default 'active' check (state in ('active', 'pending', 'inactive')),
  -- language, theme, sidebar colour, font size, starred pages
  settings jsonb not null default '{}',
  last_login_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index account_role on identity.account (role, id);

-- One signed-in browser: a family of refresh tokens that ends together.
create table identity.session (
  id uuid primary key default gen_random_uuid(),
  account_id integer not null references identity.account (id),
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_why text
);
create index session_account on identity.session (account_id, last_used_at desc);

create table identity.refresh_token (
  hash bytea primary key,
  session_id uuid not null references identity.session (id) on delete cascade,
  issued_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_token_session on identity.refresh_token (session_id);

-- Failed log-ins by the keyed hash of the address typed, whether it has an account or not: both slow down alike, so
-- nobody learns from the waiting which addresses exist. A success removes the row.
create table identity.login_failure (
  address_hash bytea primary key,
  failures integer not null,
  wait_until timestamptz not null,
  last_at timestamptz not null
);
create index login_failure_age on identity.login_failure (last_at);
