-- Passkeys (WebAuthn): the public half of a key that a device or a key ring holds.
create table identity.passkey (
  id integer generated always as identity primary key,
  account_id integer not null references identity.account (id) on delete cascade,
  -- as browsers write it: base64url
  credential_id text not null unique,
  public_key bytea not null,
  -- how often the device says that it has signed; 0 for ever where it does not count
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_account on identity.passkey (account_id);

-- Attempts also wait for a person who proves who they are in a session, sets up a second factor before the first one,
-- or adds a passkey; a passkey signs the challenge.
alter table identity.one_time_code drop constraint one_time_code_purpose_check;
alter table identity.one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('signIn', 'proveEmail', 'resetPassword', 'prove', 'setUp', 'addPasskey'));
alter table identity.one_time_code add column challenge text;
