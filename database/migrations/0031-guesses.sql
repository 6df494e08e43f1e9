-- Failures are counted by who fails: by the address typed together with the network or the browser that it was typed in.
comment on column identity.login_failure.address_hash is 'keyed hash of the address typed and of the network or known browser it was typed in';
create index session_browser on identity.session (browser_hash, account_id) where browser_hash is not null;

-- How often something happened lately, over all processes: failures of a whole network, letters to an address.
-- The keys are keyed hashes; `expire` is in milliseconds since 1970.
create table platform.rate (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_expire on platform.rate (expire);

-- The link of a letter about a forgotten password, beside the code that it also holds.
alter table identity.password_token drop constraint password_token_kind_check;
alter table identity.password_token add constraint password_token_kind_check check (kind in ('invitation', 'reset', 'link'));
