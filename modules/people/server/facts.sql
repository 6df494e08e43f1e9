-- may be null: account_id
create view people.organization_facts with (security_invoker = true) as
select id as organization_id, code as organization_code, name as organization_name, account_id, contact_name, contact_email, credit_approved
from people.organization;

-- may be null: account_id, birth_date, gender, nationality_code, nationality_id, organization_id, passport_ending, passport_expires_on
create view people.trainee_facts with (security_invoker = true) as
select t.id as trainee_id, t.code as trainee_code, t.name_ar as trainee_name_ar, t.name_en as trainee_name_en, t.gender,
  t.birth_date, t.nationality_id, n.code as nationality_code, t.passport_ending, t.passport_expires_on, t.email as trainee_email,
  t.work_email, t.mobile, t.job_title, t.account_id, t.organization_id, t.is_active, t.search as trainee_search
from people.trainee t
left join lookups.nationality n on n.id = t.nationality_id
-- what was merged is nobody any more
where t.merged_into is null;

-- Records that were merged, by the one that holds what they held.
create view people.merged_facts with (security_invoker = true) as
select id as trainee_id, code as trainee_code, merged_into from people.trainee where merged_into is not null;

-- may be null: account_id
create view people.instructor_facts with (security_invoker = true) as
select id as instructor_id, code as instructor_code, name_ar as instructor_name_ar, name_en as instructor_name_en, email as instructor_email,
  account_id, is_examiner, is_practical_assessor, daily_fee_minor, currency, is_active, search as instructor_search
from people.instructor
where merged_into is null;

-- The same of instructors.
create view people.merged_instructor_facts with (security_invoker = true) as
select id as instructor_id, code as instructor_code, merged_into from people.instructor where merged_into is not null;

create view people.instructor_sector_facts with (security_invoker = true) as
select instructor_id, sector_id from people.instructor_sector;

-- What somebody is called depends on the gender, where their record says it: a trainee's does, and a title may, as Ms does.
-- may be null: account_id, gender
create view accounts.own_record_facts as
select t.account_id, 'trainee' as record_kind, t.id as record_id, t.code as record_code,
  coalesce(t.gender, case u.code when 'MS' then 'female' when 'MR' then 'male' end) as gender
from people.trainee t
left join lookups.user_title u on u.id = t.title_id
where t.account_id is not null
union all
select i.account_id, 'instructor', i.id, i.code, case u.code when 'MS' then 'female' when 'MR' then 'male' end
from people.instructor i
left join lookups.user_title u on u.id = i.title_id
where i.account_id is not null
union all
select account_id, 'organization', id, code, null from people.organization where account_id is not null;

-- What registrations ask to know, to clear scans away once they have served.
create view people.passport_scan_facts with (security_invoker = true) as
select t.id as trainee_id, t.passport_file_id as file_id, f.created_at as kept_since
from people.trainee t
join platform.file f on f.id = t.passport_file_id;

-- What anybody may know of who teaches and of who pays: such names stand on class pages, certificates and invoices.
-- may be null: account_id
create view people.instructor_name_facts as
select id as instructor_id, code as instructor_code, name_ar as instructor_name_ar, name_en as instructor_name_en,
  account_id, is_examiner, is_practical_assessor, is_active
from people.instructor
where merged_into is null;

-- may be null: organization_id
create view people.organization_name_facts as
select id as organization_id, code as organization_code, name as organization_name, credit_approved
from people.organization;

-- Where an instructor's application stands, for letters about it.
-- may be null: account_id
create view people.instructor_application_facts with (security_invoker = true) as
select id as instructor_id, code as instructor_code, name_ar as instructor_name_ar, name_en as instructor_name_en, account_id,
  application, is_active
from people.instructor
where merged_into is null;

-- Everybody whom the academy may write to: trainees, instructors and the contacts of organizations, with the address that
-- reaches them (empty where there is none) and what audiences choose by. An organization's account stands for its contacts.
-- may be null: account_id, organization_id, nationality_id, last_login_at
create view people.addressee_facts with (security_invoker = true) as
select 'trainee' as addressee_kind, t.id as addressee_id, t.code as addressee_code, t.name_ar as addressee_name_ar,
  t.name_en as addressee_name_en, lower(coalesce(a.account_email, t.email)) as address, t.account_id, t.organization_id,
  t.nationality_id, coalesce(a.account_language, 'ar') as addressee_language, l.last_login_at, t.search as addressee_search
from people.trainee t
left join accounts.account_facts a on a.account_id = t.account_id
left join accounts.activity_facts l on l.account_id = t.account_id
where t.is_active and t.merged_into is null
union all
select 'instructor', i.id, i.code, i.name_ar, i.name_en, lower(coalesce(a.account_email, i.email)), i.account_id, null,
  i.nationality_id, coalesce(a.account_language, 'ar'), l.last_login_at, i.search
from people.instructor i
left join accounts.account_facts a on a.account_id = i.account_id
left join accounts.activity_facts l on l.account_id = i.account_id
where i.is_active and i.application = 'approved'
union all
select 'contact', c.id, o.code, c.name, '', lower(c.email), o.account_id, o.id, null, coalesce(a.account_language, 'ar'),
  l.last_login_at, o.search
from people.organization_contact c
join people.organization o on o.id = c.organization_id
left join accounts.account_facts a on a.account_id = o.account_id
left join accounts.activity_facts l on l.account_id = o.account_id
where o.is_active and o.application = 'approved';
