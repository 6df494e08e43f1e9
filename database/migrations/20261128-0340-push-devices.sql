-- A browser to which somebody lets the academy push. Its address is that of the browser's own push service: whoever logs
-- in there last has it. It goes with the session that brought it, unless that merely ran out.
create table signin.push_device (
  id integer generated always as identity primary key,
  account_id integer not null references accounts.account (id) on delete cascade,
  session_id uuid references signin.session (id) on delete set null,
  endpoint text not null unique check (endpoint like 'https://%' and length(endpoint) <= 1000),
  -- the browser's public key and secret, by which messages are encrypted for it alone
  p256dh text not null,
  auth text not null,
  user_agent text not null,
  added_at timestamptz not null,
  seen_at timestamptz not null
);
create index push_device_account on signin.push_device (account_id);
create index push_device_session on signin.push_device (session_id);
alter table signin.session drop column fcm_token;
