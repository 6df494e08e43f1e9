-- Signing in through an identity provider. How the session was opened; null: with a password.
alter table identity.session add column provider text;

-- What the second factor is asked for after: the session that it opens is still the provider's, and ends as that one would.
alter table identity.one_time_code
  add column provider text,
  add column session_ends_at timestamptz,
  add check ((provider is null) = (session_ends_at is null));

-- A log-in that has gone to the provider and has not come back. It is deleted when it does, so that it is of use once;
-- state and secret are hashes, as who could read them could finish the log-in of somebody else.
create table identity.provider_login (
  state_hash bytea primary key,
  secret_hash bytea not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  target text,
  competition_code text,
  expires_at timestamptz not null
);
create index provider_login_age on identity.provider_login (expires_at);

-- Whom a provider means by a subject. The issuer stands in the key, not the provider's id in the configuration: an id that
-- is given to another issuer must not hand over accounts.
create table identity.provider_link (
  issuer text not null,
  subject text not null,
  provider text not null,
  account_id integer not null references identity.account (id) on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);
create index provider_link_account on identity.provider_link (account_id);
