create schema people;

create table people.organization (
  id integer generated always as identity primary key,
  account_id integer unique references identity.account (id),
  code text not null unique,
  name jsonb not null,
  address1 text not null default '',
  address2 text not null default '',
  city text not null default '',
  zip text not null default '',
  country_id integer references lookups.country (id),
  contact_name text not null default '',
  contact_job_title text not null default '',
  contact_email text not null default '',
  contact_phone text not null default '',
  credit_approved boolean not null default false,
  is_active boolean not null default true,
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(name->>'ar', '') || ' ' || coalesce(name->>'en', '') || ' ' || code || ' ' || contact_name)) stored
);
create index organization_search on people.organization using gin (search gin_trgm_ops);

create table people.trainee (
  id integer generated always as identity primary key,
  account_id integer unique references identity.account (id),
  organization_id integer references people.organization (id),
  code text not null unique,
  -- full names as in the passport, in both scripts
  name_ar text not null,
  name_en text not null default '',
  gender text check (gender in ('male', 'female')),
  birth_date date,
  nationality_id integer references lookups.nationality (id),
  passport_number text,
  passport_expires_on date,
  passport_file_id integer references platform.file (id),
  email text not null check (email = lower(email)),
  work_email text not null default '',
  mobile text not null default '',
  job_title text not null default '',
  employer text not null default '',
  education_degree_id integer references lookups.education_degree (id),
  is_new boolean not null default true,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  search text generated always as (platform.fold(name_ar || ' ' || name_en || ' ' || code || ' ' || email || ' ' || mobile)) stored
);
create unique index trainee_email on people.trainee (email);
create unique index trainee_passport on people.trainee (passport_number) where passport_number is not null;
create index trainee_search on people.trainee using gin (search gin_trgm_ops);
create index trainee_organization on people.trainee (organization_id, id);
create index trainee_name on people.trainee (name_ar, id);

create table people.instructor (
  id integer generated always as identity primary key,
  account_id integer unique references identity.account (id),
  code text not null unique,
  name_ar text not null,
  name_en text not null default '',
  email text not null unique check (email = lower(email)),
  mobile text not null default '',
  is_examiner boolean not null default false,
  is_practical_assessor boolean not null default false,
  daily_fee_minor integer not null default 0 check (daily_fee_minor >= 0),
  currency text not null default 'USD',
  status_id integer references lookups.instructor_status (id),
  industry_sector_id integer references lookups.industry_sector (id),
  biography jsonb not null default '{}',
  is_new boolean not null default true,
  is_active boolean not null default true,
  version integer not null default 1,
  search text generated always as (platform.fold(name_ar || ' ' || name_en || ' ' || code || ' ' || email)) stored
);
create index instructor_search on people.instructor using gin (search gin_trgm_ops);

-- A roster on its way in: the file's rows as read, the column mapping, the findings, and whether it was committed.
create table people.roster_import (
  id integer generated always as identity primary key,
  file_name text not null,
  uploaded_by integer not null references identity.account (id),
  header jsonb not null,
  rows jsonb not null,
  mapping jsonb not null default '{}',
  state text not null default 'mapped' check (state in ('mapped', 'committed', 'dropped')),
  organization_id integer references people.organization (id),
  result jsonb,
  version integer not null default 1,
  created_at timestamptz not null default now()
);

-- Whom an instructor teaches. People states what it needs to know; registrations fill it in (0014).
create view people.taught_facts as
select 0 as instructor_id, 0 as trainee_id where false;
