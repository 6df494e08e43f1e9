-- What people choose for their account: a photo, and which notices they also want by mail.

alter table identity.account add column photo_file_id integer references platform.file (id) on delete set null;
create index account_photo on identity.account (photo_file_id) where photo_file_id is not null;

-- A row: no letters about this. Without one letters are sent.
create table notifications.mail_off (
  account_id integer not null references identity.account (id) on delete cascade,
  topic text not null,
  since timestamptz not null default now(),
  primary key (account_id, topic)
);
