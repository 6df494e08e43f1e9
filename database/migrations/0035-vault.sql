-- What the database must not be able to read stands in it encrypted, by keys that are kept elsewhere.

-- The key of the marks by which equal passports are found, itself encrypted by the data key.
create table platform.index_key (
  one boolean primary key default true check (one),
  sealed bytea not null
);

-- The data key that a kept file needs; null: kept before files were encrypted.
alter table platform.file add column key_id text check (key_id ~ '^[0-9a-f]{8}$');
create index file_key on platform.file (key_id, id);

-- The number encrypted, the mark that equal numbers share, and the last three characters for lists.
alter table people.trainee add column passport_sealed bytea;
alter table people.trainee add column passport_mark bytea;
alter table people.trainee add column passport_ending text;
alter table people.trainee rename column passport_number to passport_to_seal;
comment on column people.trainee.passport_to_seal is
  'A number of an older version or of a seed, until the start encrypts it; empty while the academy serves.';
drop index people.trainee_passport;
create unique index trainee_passport on people.trainee (passport_mark) where passport_mark is not null;
create index trainee_passport_to_seal on people.trainee (id) where passport_to_seal is not null;

alter view people.trainee_facts rename column passport_number to passport_ending;
create or replace view people.trainee_facts as
select t.id as trainee_id, t.code as trainee_code, t.name_ar as trainee_name_ar, t.name_en as trainee_name_en, t.gender,
  t.birth_date, t.nationality_id, n.code as nationality_code, t.passport_ending, t.passport_expires_on, t.email as trainee_email,
  t.work_email, t.mobile, t.job_title, t.account_id, t.organization_id, t.is_active, t.search as trainee_search
from people.trainee t
left join lookups.nationality n on n.id = t.nationality_id;
