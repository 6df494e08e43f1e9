-- What a letter says as the program ships it stands beside what the academy has made of it, with each of its versions.
alter table notifications.mail_template
  add column shipped_title jsonb,
  add column shipped_body jsonb,
  add column is_own boolean not null default false;
update notifications.mail_template set shipped_title = title, shipped_body = body, is_own = version > 1;
alter table notifications.mail_template
  alter column shipped_title set not null,
  alter column shipped_body set not null;

create table notifications.mail_template_version (
  id integer generated always as identity primary key,
  template_id integer not null references notifications.mail_template (id) on delete cascade,
  version integer not null,
  title jsonb not null,
  body jsonb not null,
  -- The shipped text was taken back.
  is_shipped boolean not null,
  at timestamptz not null,
  -- The account that wrote it.
  written_by integer,
  unique (template_id, version)
);
