-- What accounts ask to know of signing in: what somebody's account is opened with beside the password.
-- may be null: account_id
create view accounts.second_factor_facts as
select account_id, 'app' as factor_kind, null::integer as passkey_id, null::text as factor_name,
  created_at as added_at, null::timestamptz as last_used_at
from signin.authenticator where confirmed_at is not null
union all
select account_id, 'passkey', id, name, created_at, last_used_at from signin.passkey;

-- may be null: account_id
create view accounts.provider_link_facts as
select account_id, provider, issuer, subject, linked_at from signin.provider_link;

-- Whether a session is open, and in which browser: who acts as somebody is in the browser of the own session.
-- may be null: browser_hash
create view signin.session_facts as
select s.id as session_id, s.account_id as session_account_id, s.expires_at as session_ends_at,
  coalesce(s.browser_hash, own.browser_hash) as browser_hash,
  s.revoked_at is null and s.locked_at is null
    and (own.id is null or (own.revoked_at is null and own.locked_at is null)) as is_open
from signin.session s
left join signin.session own on own.id = s.acting_from;

-- The browsers to which messages go, and how they are encrypted for each.
create view signin.push_device_facts as
select id as device_id, account_id as device_account_id, endpoint, p256dh, auth from signin.push_device;
