-- What people of the academy send by hand: a text for each mail type and status, of which one may be missing.
create table notifications.status_mail (
  id integer generated always as identity primary key,
  mail_type integer not null check (mail_type between 1 and 11),
  -- A code of the states that the type's records go through (modules/notifications/rules/status-mails.ts).
  status text not null,
  -- Null: there is no template for this status.
  title jsonb,
  body jsonb,
  -- What the program ships; null where it ships none.
  shipped_title jsonb,
  shipped_body jsonb,
  -- The academy's own words, or its wish to have none, hold in place of those that the program ships.
  is_own boolean not null default false,
  version integer not null default 1,
  unique (mail_type, status),
  check ((title is null) = (body is null)),
  check ((shipped_title is null) = (shipped_body is null))
);

create table notifications.status_mail_version (
  id integer generated always as identity primary key,
  template_id integer not null references notifications.status_mail (id) on delete cascade,
  version integer not null,
  -- Null: the template was taken away.
  title jsonb,
  body jsonb,
  is_shipped boolean not null,
  at timestamptz not null,
  -- The account that wrote it.
  written_by integer,
  unique (template_id, version)
);
