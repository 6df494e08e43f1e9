-- A large file on its way: its pieces are kept as they come, so that a cut line or a closed page costs no more than one of
-- them. Which file came of it bears no reference, as one would claim the file.
create table platform.upload (
  id integer generated always as identity primary key,
  account_id integer not null,
  field text not null,
  name text not null,
  bytes integer not null check (bytes > 0),
  piece_bytes integer not null check (piece_bytes > 0),
  file_id integer,
  begun_at timestamptz not null default now(),
  touched_at timestamptz not null default now()
);
create index upload_account on platform.upload (account_id);
create index upload_touched on platform.upload (touched_at);

create table platform.upload_piece (
  upload_id integer not null references platform.upload (id) on delete cascade,
  number integer not null check (number >= 0),
  storage_key text not null,
  bytes integer not null,
  sha256 bytea not null,
  primary key (upload_id, number)
);
