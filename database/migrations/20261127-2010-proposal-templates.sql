-- What a proposal says beside its figures: texts with merge fields, one of each kind of asker chosen where nobody chooses.
create table requests.proposal_template (
  id integer generated always as identity primary key,
  -- who asks: an organization, or a trainee alone
  kind text not null check (kind in ('organization', 'trainee')),
  name jsonb not null,
  -- merge text in all three languages
  body jsonb not null,
  -- of those that the program ships: which one, and its text; null for what the academy added
  shipped_key text unique,
  shipped_body jsonb,
  -- the academy's own words hold in place of those that the program ships
  is_own boolean not null default true,
  is_default boolean not null default false,
  is_active boolean not null default true,
  version integer not null default 1,
  constraint the_default_is_offered check (is_active or not is_default),
  constraint shipped_whole check ((shipped_key is null) = (shipped_body is null)),
  constraint own_unless_shipped check (is_own or shipped_key is not null)
);
create unique index one_default_template on requests.proposal_template (kind) where is_default;

create table requests.proposal_template_version (
  id integer generated always as identity primary key,
  template_id integer not null references requests.proposal_template (id) on delete cascade,
  version integer not null,
  name jsonb not null,
  body jsonb not null,
  is_shipped boolean not null,
  at timestamptz not null,
  -- the account that wrote it
  written_by integer,
  unique (template_id, version)
);

alter table requests.proposal
  add column template_id integer references requests.proposal_template (id),
  -- the template's text as it was filled for this version, in three languages; empty without a template
  add column wording jsonb not null default '{}';
create index proposal_of_template on requests.proposal (template_id) where template_id is not null;
