-- Advertisements by mail: their texts, the campaigns that send them to an audience, and to whom each went.

-- Of a letter to many: the path by which its reader gets no more of them. Erased once the letter has left or has been given up.
alter table platform.outbox_mail add column leave_href text;

create table campaigns.advertisement (
  id integer generated always as identity primary key,
  -- Of one that the program ships; null: the academy has written it.
  kind text unique,
  title jsonb not null,
  body jsonb not null,
  shipped_title jsonb,
  shipped_body jsonb,
  is_own boolean not null default true,
  -- Which page its button opens (modules/campaigns/rules/campaign.ts).
  opens text not null,
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(title->>'ar', '') || ' ' || coalesce(title->>'en', '') || ' ' || coalesce(title->>'fr', ''))) stored
);
create index advertisement_search on campaigns.advertisement using gin (search gin_trgm_ops);

create table campaigns.advertisement_version (
  advertisement_id integer not null references campaigns.advertisement (id) on delete cascade,
  version integer not null,
  is_shipped boolean not null,
  title jsonb not null,
  body jsonb not null,
  at timestamptz not null,
  written_by integer not null references accounts.account (id),
  primary key (advertisement_id, version)
);
create index advertisement_version_writer on campaigns.advertisement_version (written_by);

create table campaigns.campaign (
  id integer generated always as identity primary key,
  advertisement_id integer references campaigns.advertisement (id) on delete set null,
  audience_id integer references campaigns.audience (id) on delete set null,
  audience_name jsonb not null,
  -- What is sent, as it was when somebody decided to send it.
  title jsonb not null,
  body jsonb not null,
  opens text not null,
  plan_row_ids integer[] not null default '{}',
  -- The rows of the annual plan in each language, as the letter shows them; {} where there are none.
  plan_html jsonb not null default '{}',
  state text not null default 'scheduled' check (state in ('scheduled', 'sending', 'sent', 'stopped')),
  due_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  made_by integer not null references accounts.account (id),
  -- How many people stand how, as counted last: {waiting, sent, refused, ...}.
  counts jsonb not null default '{}',
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(title->>'ar', '') || ' ' || coalesce(title->>'en', '') || ' ' || coalesce(title->>'fr', ''))) stored
);
create index campaign_search on campaigns.campaign using gin (search gin_trgm_ops);
create index campaign_due on campaigns.campaign (due_at, id);
create index campaign_state on campaigns.campaign (state, due_at, id);
create index campaign_audience on campaigns.campaign (audience_id);
create index campaign_maker on campaigns.campaign (made_by);
-- Pressed twice, or by two people at once, it goes out once.
create unique index campaign_going_out on campaigns.campaign (advertisement_id, audience_id, plan_row_ids)
  where state in ('scheduled', 'sending');

-- Who gets a campaign and who not: written down when it begins. Records are named as in an audience.
create table campaigns.campaign_person (
  id bigint generated always as identity primary key,
  campaign_id integer not null references campaigns.campaign (id) on delete cascade,
  kind text not null check (kind in ('trainee', 'instructor', 'contact')),
  person_id integer not null,
  -- Of the person; null for contacts, who share the account of their organization.
  account_id integer,
  address text not null,
  language text not null,
  state text not null check (state in ('waiting', 'queued', 'sent', 'failed', 'withheld', 'refused', 'twice', 'noAddress', 'stopped')),
  -- Of the letter in the outbox.
  mail_id integer,
  at timestamptz not null,
  unique (campaign_id, kind, person_id)
);
-- No address gets one campaign twice, whatever the program does.
create unique index campaign_person_address on campaigns.campaign_person (campaign_id, address)
  where address <> '' and state in ('waiting', 'queued', 'sent', 'failed', 'withheld', 'stopped');
create index campaign_person_state on campaigns.campaign_person (campaign_id, state, id);
create index campaign_person_newest on campaigns.campaign_person (campaign_id, id);
create index campaign_person_mail on campaigns.campaign_person (mail_id) where mail_id is not null;
create index campaign_person_open on campaigns.campaign_person (id) where state = 'queued';
create index campaign_person_to_go on campaigns.campaign_person (address) where state in ('waiting', 'queued');
create index campaign_person_record on campaigns.campaign_person (kind, person_id);
create index campaign_person_account on campaigns.campaign_person (account_id);

alter table campaigns.advertisement enable row level security;
alter table campaigns.advertisement_version enable row level security;
alter table campaigns.campaign enable row level security;
alter table campaigns.campaign_person enable row level security;
