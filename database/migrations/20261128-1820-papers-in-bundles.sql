create schema papers;

-- Many printed documents as one PDF, made in the background.
create table papers.run (
  id integer generated always as identity primary key,
  owner_id integer not null references accounts.account (id),
  name text not null,
  language text not null check (language in ('ar', 'en', 'fr')),
  -- of the papers and the language: asked for again while it is being made it is the same run
  digest bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled', 'expired')),
  failure text check (failure in ('noAccess', 'noPrinter', 'nothingPrinted', 'tooLarge', 'interrupted', 'broken')),
  total_papers integer not null,
  printed_papers integer not null default 0,
  failed_papers integer not null default 0,
  tries integer not null default 0,
  asked_at timestamptz not null,
  -- when the process that works on it last said so
  beat_at timestamptz,
  ended_at timestamptz,
  expires_at timestamptz,
  file_id integer references platform.file (id),
  constraint failed_why check ((state = 'failed') = (failure is not null)),
  constraint kept_while_done check ((state = 'done') = (file_id is not null))
);
create unique index run_once on papers.run (owner_id, digest) where state in ('waiting', 'running');
create index run_owner on papers.run (owner_id, asked_at);
create index run_open on papers.run (state, beat_at) where state in ('waiting', 'running');
create index run_expires on papers.run (expires_at) where expires_at is not null;
create index run_file on papers.run (file_id) where file_id is not null;

-- The papers of a run, in their order. Each is kept by itself until all are there, so that a run goes on where it was.
create table papers.paper (
  run_id integer not null references papers.run (id) on delete cascade,
  place integer not null,
  report text not null,
  parameters jsonb not null,
  -- the number that people know it by
  label text not null,
  state text not null default 'waiting' check (state in ('waiting', 'printed', 'failed')),
  failure text check (failure in ('closed', 'off', 'locked', 'notPrinted')),
  file_id integer references platform.file (id),
  primary key (run_id, place),
  constraint failed_why check ((state = 'failed') = (failure is not null))
);
create index paper_file on papers.paper (file_id) where file_id is not null;
