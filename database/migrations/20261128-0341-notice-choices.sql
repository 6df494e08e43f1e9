-- What somebody chooses of a topic; without a row everything reaches them at once.
create table notifications.choice (
  account_id integer not null references accounts.account (id) on delete cascade,
  topic text not null,
  rings boolean not null default true,
  mail text not null default 'now' check (mail in ('now', 'daily', 'off')),
  pushed boolean not null default true,
  since timestamptz not null default now(),
  primary key (account_id, topic)
);
insert into notifications.choice (account_id, topic, mail, since)
  select account_id, topic, 'off', since from notifications.mail_off;
drop table notifications.mail_off;

-- Between these times of day of the academy nothing but the bell tells somebody; over midnight where the end is earlier.
create table notifications.quiet_hours (
  account_id integer primary key references accounts.account (id) on delete cascade,
  from_time time not null,
  to_time time not null check (to_time <> from_time)
);

-- What the next daily mail will tell.
create table notifications.digest_item (
  notification_id integer primary key references notifications.notification (id) on delete cascade,
  account_id integer not null references accounts.account (id) on delete cascade,
  added_at timestamptz not null default now()
);
create index digest_item_account on notifications.digest_item (account_id, added_at);
create index digest_item_added on notifications.digest_item (added_at);

-- The key by which push services know the academy (RFC 8292); browsers are bound to it when they subscribe.
create table notifications.push_key (
  id integer primary key default 1 check (id = 1),
  public_key text not null,
  private_sealed bytea not null,
  made_at timestamptz not null
);

-- Messages on their way to a browser; a row goes when its message has arrived or has been given up.
create table notifications.push_message (
  id bigint generated always as identity primary key,
  device_id integer not null references signin.push_device (id) on delete cascade,
  title text not null,
  body text not null,
  href text,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index push_message_due on notifications.push_message (next_try_at);
create index push_message_device on notifications.push_message (device_id);
