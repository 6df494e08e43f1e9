-- Audiences: whom the academy writes to, by what is true of them and by hand, and who wants no such mails.
create schema campaigns;

create table campaigns.audience (
  id integer generated always as identity primary key,
  name jsonb not null,
  note text not null default '',
  -- What must be true of who is in it (modules/campaigns/contract/audience.ts).
  conditions jsonb not null,
  -- Records that are in it whatever the conditions say: {TraineeIDs, InstructorIDs, OrganizationIDs}.
  by_hand jsonb not null,
  -- Who is not in it whatever else says so: 'trainee:12'.
  left_out text[] not null default '{}',
  -- As its people were counted last: {written, refused, twice, noAddress}.
  counts jsonb not null default '{}',
  first_counted_at timestamptz,
  counted_at timestamptz,
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(name->>'ar', '') || ' ' || coalesce(name->>'en', '') || ' ' || coalesce(name->>'fr', ''))) stored
);
create index audience_search on campaigns.audience using gin (search gin_trgm_ops);

-- Who was in an audience when it was counted last, and who was before: by their record, which is nobody's key here, as a
-- record that goes only leaves the audience.
create table campaigns.audience_person (
  id bigint generated always as identity primary key,
  audience_id integer not null references campaigns.audience (id) on delete cascade,
  kind text not null check (kind in ('trainee', 'instructor', 'contact')),
  person_id integer not null,
  standing text not null check (standing in ('written', 'refused', 'twice', 'noAddress')),
  came_at timestamptz not null,
  left_at timestamptz,
  unique (audience_id, kind, person_id)
);
create index audience_person_came on campaigns.audience_person (audience_id, came_at, id);
create index audience_person_standing on campaigns.audience_person (audience_id, standing, came_at, id) where left_at is null;
create index audience_person_left on campaigns.audience_person (audience_id, came_at, id) where left_at is not null;
create index audience_person_record on campaigns.audience_person (kind, person_id);

-- Who wants no mails to many any more: a fact about the address and, where there is one, about the account behind it.
create table campaigns.mail_refusal (
  id integer generated always as identity primary key,
  -- Lower case.
  address text not null unique,
  account_id integer references accounts.account (id) on delete cascade,
  since timestamptz not null
);
create index mail_refusal_account on campaigns.mail_refusal (account_id);

-- None of it is of any concern to who is not staff.
alter table campaigns.audience enable row level security;
alter table campaigns.audience_person enable row level security;
alter table campaigns.mail_refusal enable row level security;
