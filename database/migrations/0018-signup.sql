-- Self-registration: what it asks beyond the academy's own forms, who waits for approval, and the visitor on the way.

alter table people.trainee
  add column title_id integer references lookups.user_title (id),
  -- first, middle and last name in both scripts; null where only the full name is known
  add column name_parts jsonb,
  add column marital_status_id integer references lookups.marital_status (id),
  add column country_id integer references lookups.country (id),
  -- came for a competition with a name and an address; completed later under the same id
  add column is_light boolean not null default false,
  -- which competition brought them; no credential
  add column competition_code text,
  add column terms_accepted_at timestamptz;

alter table people.instructor
  add column title_id integer references lookups.user_title (id),
  add column nationality_id integer references lookups.nationality (id),
  add column country_id integer references lookups.country (id),
  add column work_email text not null default '',
  add column work_experience text not null default '',
  add column terms_accepted_at timestamptz,
  -- whom the academy added itself is approved
  add column application text not null default 'approved' check (application in ('waiting', 'moreAsked', 'approved', 'rejected')),
  -- the reason of a rejection, or what is still asked for
  add column application_note text not null default '',
  add column applied_at timestamptz;
create index instructor_application on people.instructor (applied_at, id) where application <> 'approved';

alter table people.organization
  add column terms_accepted_at timestamptz,
  add column application text not null default 'approved' check (application in ('waiting', 'moreAsked', 'approved', 'rejected')),
  add column application_note text not null default '',
  add column applied_at timestamptz;
create index organization_application on people.organization (applied_at, id) where application <> 'approved';

-- E-mail, work e-mail and mobile stand in the person's own row; these are further ways to reach them.
create table people.trainee_contact (
  id integer generated always as identity primary key,
  trainee_id integer not null references people.trainee (id) on delete cascade,
  type_id integer not null references lookups.contact_type (id),
  value text not null
);
create unique index trainee_contact_once on people.trainee_contact (trainee_id, type_id, platform.fold(value));
create table people.instructor_contact (
  id integer generated always as identity primary key,
  instructor_id integer not null references people.instructor (id) on delete cascade,
  type_id integer not null references lookups.contact_type (id),
  value text not null
);
create unique index instructor_contact_once on people.instructor_contact (instructor_id, type_id, platform.fold(value));

create table people.trainee_education (
  id integer generated always as identity primary key,
  trainee_id integer not null references people.trainee (id) on delete cascade,
  degree_id integer not null references lookups.education_degree (id),
  subject text not null,
  institution text not null default '',
  year integer check (year between 1900 and 2200)
);
create unique index trainee_education_once on people.trainee_education (trainee_id, degree_id, platform.fold(subject));
create table people.instructor_education (
  id integer generated always as identity primary key,
  instructor_id integer not null references people.instructor (id) on delete cascade,
  degree_id integer not null references lookups.education_degree (id),
  subject text not null,
  institution text not null default '',
  year integer check (year between 1900 and 2200)
);
create unique index instructor_education_once on people.instructor_education (instructor_id, degree_id, platform.fold(subject));

create table people.instructor_language (
  id integer generated always as identity primary key,
  instructor_id integer not null references people.instructor (id) on delete cascade,
  language_id integer not null references lookups.language (id),
  constraint instructor_language_once unique (instructor_id, language_id)
);
create table people.instructor_area (
  id integer generated always as identity primary key,
  instructor_id integer not null references people.instructor (id) on delete cascade,
  area_id integer not null references lookups.course_area_of_study (id),
  constraint instructor_area_once unique (instructor_id, area_id)
);
create table people.instructor_sector (
  id integer generated always as identity primary key,
  instructor_id integer not null references people.instructor (id) on delete cascade,
  sector_id integer not null references lookups.industry_sector (id),
  constraint instructor_sector_once unique (instructor_id, sector_id)
);

create table people.trainee_attachment (
  id integer generated always as identity primary key,
  trainee_id integer not null references people.trainee (id) on delete cascade,
  title text not null,
  file_id integer not null references platform.file (id),
  constraint trainee_attachment_once unique (trainee_id, file_id)
);
create table people.instructor_attachment (
  id integer generated always as identity primary key,
  instructor_id integer not null references people.instructor (id) on delete cascade,
  title text not null,
  file_id integer not null references platform.file (id),
  constraint instructor_attachment_once unique (instructor_id, file_id)
);
create table people.organization_attachment (
  id integer generated always as identity primary key,
  organization_id integer not null references people.organization (id) on delete cascade,
  title text not null,
  file_id integer not null references platform.file (id),
  constraint organization_attachment_once unique (organization_id, file_id)
);

-- A visitor who has proved an address. The browser holds the key; only its hash stands here.
create table people.signup (
  id integer generated always as identity primary key,
  key_hash bytea not null unique,
  email text not null check (email = lower(email)),
  proved_at timestamptz not null,
  expires_at timestamptz not null,
  -- what came of it; the same browser may ask again and gets the same
  used_at timestamptz,
  account_id integer references identity.account (id) on delete cascade
);
create index signup_email on people.signup (email);
create index signup_age on people.signup (expires_at);

-- What the visitor has uploaded before there is a record it could belong to.
create table people.signup_file (
  signup_id integer not null references people.signup (id) on delete cascade,
  file_id integer not null references platform.file (id) on delete cascade,
  sha256 bytea not null,
  primary key (signup_id, file_id),
  constraint signup_file_once unique (signup_id, sha256)
);

-- Sign-ups by the keyed hash of the network address, for the limit of ten an hour.
create table people.signup_start (
  id bigint generated always as identity primary key,
  origin_hash bytea not null,
  at timestamptz not null
);
create index signup_start_origin on people.signup_start (origin_hash, at);
