-- Identity is three modules, and each has its schema (decision 83). Tables keep their names.
alter schema identity rename to accounts;
create schema signin;
create schema privacy;

alter table accounts.session set schema signin;
alter table accounts.refresh_token set schema signin;
alter table accounts.login_failure set schema signin;
alter table accounts.one_time_code set schema signin;
alter table accounts.authenticator set schema signin;
alter table accounts.recovery_code set schema signin;
alter table accounts.passkey set schema signin;
alter table accounts.provider_login set schema signin;
alter table accounts.provider_link set schema signin;

alter table accounts.erasure_request set schema privacy;
-- The view over it stays: what accounts publish of who was erased, filled by a module below.
alter table accounts.erased_record set schema privacy;

-- What accounts ask to know of signing in: what somebody's account is opened with beside the password.
create view accounts.second_factor_facts as
select account_id, 'app' as factor_kind, null::integer as passkey_id, null::text as factor_name,
  created_at as added_at, null::timestamptz as last_used_at
from signin.authenticator where confirmed_at is not null
union all
select account_id, 'passkey', id, name, created_at, last_used_at from signin.passkey;

create view accounts.provider_link_facts as
select account_id, provider, issuer, subject, linked_at from signin.provider_link;
