create schema notifications;

create table notifications.notification (
  id integer generated always as identity primary key,
  account_id integer not null references identity.account (id),
  kind text not null,
  title text not null,
  -- sanitized HTML
  subject text not null,
  -- page to open, a path of our own
  href text,
  is_new boolean not null default true,
  is_read boolean not null default false,
  event_id bigint,
  created_at timestamptz not null default now()
);
create index notification_account on notifications.notification (account_id, id desc);
create index notification_new on notifications.notification (account_id) where is_new;
create unique index notification_once on notifications.notification (event_id, account_id, kind) where event_id is not null;

-- The words of a mail and of the notification beside it. `{{field}}` is replaced by escaped text; there are no expressions.
create table notifications.mail_template (
  id integer generated always as identity primary key,
  kind text not null unique,
  -- 1 to 11 of the specification, null for the academy's own kinds
  mail_type integer check (mail_type between 1 and 11),
  title jsonb not null,
  body jsonb not null,
  sends_mail boolean not null default true,
  is_active boolean not null default true,
  version integer not null default 1
);
