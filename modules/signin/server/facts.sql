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
