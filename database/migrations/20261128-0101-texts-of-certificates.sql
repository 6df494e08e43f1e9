-- What a certificate of a kind says: merge texts in three languages, to a man and to a woman; copied into what is issued.
create table certificates.template (
  id integer generated always as identity primary key,
  kind text not null unique check (kind in ('attendance', 'completion', 'excellence', 'diploma', 'practical', 'noCourse')),
  -- empty where the certificate is called as its document is
  title jsonb not null default '{}',
  body jsonb not null,
  body_female jsonb not null,
  -- null: whoever signs the document
  signed_by jsonb,
  -- what the program ships, and whether the academy's own words hold in its place
  shipped_body jsonb not null,
  shipped_body_female jsonb not null,
  is_own boolean not null default false,
  version integer not null default 1
);

create table certificates.template_version (
  id integer generated always as identity primary key,
  template_id integer not null references certificates.template (id),
  version integer not null,
  title jsonb not null,
  body jsonb not null,
  body_female jsonb not null,
  signed_by jsonb,
  is_shipped boolean not null,
  at timestamptz not null,
  -- the account that wrote it
  written_by integer,
  unique (template_id, version)
);
