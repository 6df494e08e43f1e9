create extension if not exists pg_trgm;
create extension if not exists btree_gist;

create schema platform;

-- The form in which names are searched; `foldText` in platform/shared/text.ts does the same in code.
create function platform.fold(value text) returns text language sql immutable parallel safe strict
return lower(regexp_replace(
  translate(
    regexp_replace(normalize(value, nfkd), '[\u0300-\u036f\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g'),
    'أإآٱةىؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ااااهيوي01234567890123456789'),
  '\s+', ' ', 'g'));

-- One past-tense fact a verb, written in the verb's own transaction. History, notifications and mail read it.
create table platform.event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null,
  actor_id integer,
  subject_type text not null,
  subject_id integer not null,
  data jsonb not null default '{}',
  request_id text,
  -- when notifications and mail took it up; a cursor over ids would miss a row that commits late
  handled_at timestamptz
);
create index event_unhandled on platform.event (id) where handled_at is null;
create index event_subject on platform.event (subject_type, subject_id, id);
create index event_kind on platform.event (kind, id);

-- The reply of a write under the key its sender chose, kept 24 hours.
create table platform.idempotency_key (
  actor_key text not null,
  operation text not null,
  key text not null,
  body_hash bytea not null,
  status integer not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (actor_key, operation, key)
);
create index idempotency_key_age on platform.idempotency_key (created_at);

create table platform.outbox_mail (
  id integer generated always as identity primary key,
  kind text not null,
  to_address text not null,
  to_name text not null default '',
  language text not null default 'ar',
  subject text not null,
  html text not null,
  -- path of the page that the letter's button opens
  href text,
  message_id text not null unique,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  event_id bigint,
  created_at timestamptz not null default now()
);
create index outbox_mail_waiting on platform.outbox_mail (next_try_at) where state = 'waiting';
create index outbox_mail_newest on platform.outbox_mail (id desc);

-- Bytes live outside the web root (or in a bucket) under a random key; this row is what the academy knows of them.
create table platform.file (
  id integer generated always as identity primary key,
  field text not null,
  name text not null,
  media_type text not null,
  bytes integer not null check (bytes >= 0),
  sha256 bytea not null,
  storage_key text not null unique,
  uploaded_by integer not null,
  subject_type text,
  subject_id integer,
  created_at timestamptz not null default now()
);
create index file_subject on platform.file (subject_type, subject_id);
create index file_uploader on platform.file (uploaded_by, created_at);

create table platform.setting (
  key text primary key,
  value jsonb not null,
  version integer not null default 1
);

-- GenerateCode: how the numbers of classes, registrations, invoices and certificates are made. `{year}` and `{number}` are replaced.
create table platform.number_series (
  key text primary key,
  pattern text not null,
  digits integer not null default 4 check (digits between 1 and 9),
  year integer not null default 0,
  last_number integer not null default 0
);

-- A key to one printable document: the address carries it in its fragment, only its hash stands here.
create table platform.report_ticket (
  id integer generated always as identity primary key,
  hash bytea not null unique,
  report text not null,
  parameters jsonb not null,
  issued_by integer not null,
  recipient text,
  expires_at timestamptz not null,
  uses_left integer not null default 100,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
