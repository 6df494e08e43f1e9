-- What the academy gives whole roles to read and watch.
create schema library;

create table lookups.document_category (
  id integer generated always as identity primary key,
  code text not null unique,
  name jsonb not null,
  position integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(name->>'ar', '') || ' ' || coalesce(name->>'en', '') || ' ' || coalesce(name->>'fr', '') || ' ' || code)) stored
);
create trigger tells after insert or update or delete or truncate on lookups.document_category
  for each statement execute function lookups.notify_change();

create table library.document (
  id integer generated always as identity primary key,
  title jsonb not null,
  about jsonb not null default '{}',
  kind text not null check (kind in ('file', 'video')),
  category_id integer references lookups.document_category (id),
  -- The roles that read it once it is published.
  audience text[] not null check (cardinality(audience) > 0),
  is_guide boolean not null default false,
  is_published boolean not null default false,
  -- The version that readers get.
  newest integer not null default 1,
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(title->>'ar', '') || ' ' || coalesce(title->>'en', '') || ' ' || coalesce(title->>'fr', ''))) stored
);
create index document_category on library.document (category_id);
create index document_search on library.document using gin (search gin_trgm_ops);

create table library.document_version (
  id integer generated always as identity primary key,
  document_id integer not null references library.document (id),
  number integer not null,
  file_id integer not null unique references platform.file (id),
  note text not null default '',
  unique (document_id, number)
);

-- What lets a video element ask for the bytes of a document by its address alone: good in the session that it was given to
-- and in its browser.
create table library.document_ticket (
  hash bytea primary key,
  document_id integer not null references library.document (id) on delete cascade,
  session_id uuid not null references signin.session (id) on delete cascade,
  expires_at timestamptz not null
);
create index document_ticket_document on library.document_ticket (document_id);
create index document_ticket_session on library.document_ticket (session_id);
create index document_ticket_end on library.document_ticket (expires_at);
