-- Adverts: a text that goes to an audience within days, on homes, in the bell, by mail and on paper, and what came of it.
create table campaigns.advert (
  id integer generated always as identity primary key,
  title jsonb not null,
  body jsonb not null,
  picture_file_id integer references platform.file (id) on delete set null,
  -- What it leads to (modules/campaigns/rules/advert.ts); link_id is its record, which is nobody's key here, as what goes
  -- only takes the link away.
  link_kind text not null default 'none' check (link_kind in ('none', 'course', 'class', 'event', 'diploma')),
  link_id integer,
  channels text[] not null check (channels <@ array['web', 'bell', 'mail', 'print']),
  audience_id integer references campaigns.audience (id) on delete set null,
  -- As it was called when the advert began.
  audience_name jsonb not null default '{}',
  starts_on date not null,
  start_time text not null check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends_on date not null,
  -- The same as instants of the academy's zone, as it was when it was saved; it ends as the day after its last begins.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'running', 'ended', 'stopped')),
  stop_reason text not null default '',
  started_at timestamptz,
  ended_at timestamptz,
  made_by integer not null references accounts.account (id),
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(title->>'ar', '') || ' ' || coalesce(title->>'en', '') || ' ' || coalesce(title->>'fr', ''))) stored,
  constraint advert_days_in_order check (ends_on >= starts_on),
  constraint advert_link_whole check ((link_kind = 'none') = (link_id is null))
);
create index advert_search on campaigns.advert using gin (search gin_trgm_ops);
create index advert_starts on campaigns.advert (starts_at, id);
create index advert_state on campaigns.advert (state, starts_at, id);
create index advert_maker on campaigns.advert (made_by, starts_at, id);
create index advert_channels on campaigns.advert using gin (channels);
create index advert_ends on campaigns.advert (ends_on, starts_at, id);
create index advert_audience on campaigns.advert (audience_id) where audience_id is not null;
create index advert_picture on campaigns.advert (picture_file_id) where picture_file_id is not null;
-- What the clock looks at.
create index advert_due on campaigns.advert (starts_at) where state = 'scheduled';
create index advert_going on campaigns.advert (ends_at) where state = 'running';

create table campaigns.advert_version (
  advert_id integer not null references campaigns.advert (id) on delete cascade,
  version integer not null,
  is_shipped boolean not null default false,
  title jsonb not null,
  body jsonb not null,
  at timestamptz not null,
  written_by integer not null references accounts.account (id),
  primary key (advert_id, version)
);
create index advert_version_writer on campaigns.advert_version (written_by);

-- Whom an advert is for: written down when it begins, and who comes into its audience while it runs. Records are named as
-- in an audience.
create table campaigns.advert_person (
  id bigint generated always as identity primary key,
  advert_id integer not null references campaigns.advert (id) on delete cascade,
  kind text not null check (kind in ('trainee', 'instructor', 'contact')),
  person_id integer not null,
  -- Of a contact.
  organization_id integer,
  -- Null where nobody can sign in for the record: then neither a home nor a bell reaches it.
  account_id integer,
  -- The card stood on the home; it was closed, or its link was followed.
  shown_at timestamptz,
  read_at timestamptz,
  -- Of the bell; bell_at without it: the account had one of this advert already.
  bell_at timestamptz,
  notification_id integer,
  -- The first time, and how.
  followed_at timestamptz,
  followed_by text check (followed_by in ('web', 'bell', 'mail')),
  at timestamptz not null,
  unique (advert_id, kind, person_id),
  constraint followed_whole check ((followed_at is null) = (followed_by is null))
);
create index advert_person_newest on campaigns.advert_person (advert_id, id);
create index advert_person_account on campaigns.advert_person (account_id, advert_id);
create index advert_person_record on campaigns.advert_person (kind, person_id, advert_id);
create index advert_person_organization on campaigns.advert_person (organization_id, advert_id) where organization_id is not null;
create index advert_person_shown on campaigns.advert_person (advert_id, id) where shown_at is not null;
create index advert_person_read on campaigns.advert_person (advert_id, id) where read_at is not null;
create index advert_person_rung on campaigns.advert_person (advert_id, id) where notification_id is not null;
create index advert_person_followed on campaigns.advert_person (advert_id, id) where followed_at is not null;
create index advert_person_to_ring on campaigns.advert_person (advert_id, id) where bell_at is null and account_id is not null;

-- The mail of an advert is a campaign.
alter table campaigns.campaign add column advert_id integer references campaigns.advert (id) on delete set null;
create index campaign_advert on campaigns.campaign (advert_id) where advert_id is not null;

alter table campaigns.advert enable row level security;
alter table campaigns.advert_version enable row level security;
alter table campaigns.advert_person enable row level security;
-- What runs is said to people; which of it is for whom stands in the rows below.
create policy running on campaigns.advert for select using (state = 'running');
create policy own on campaigns.advert_person
  using (kind = 'trainee' and person_id = (select people.acting_trainee())
    or kind = 'instructor' and person_id = (select people.acting_instructor())
    or organization_id = (select people.acting_organization()))
  with check (kind = 'trainee' and person_id = (select people.acting_trainee())
    or kind = 'instructor' and person_id = (select people.acting_instructor())
    or organization_id = (select people.acting_organization()));
