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

-- What somebody is called depends on the gender, where their record says it: only trainees' records do.
-- may be null: account_id, gender
create view accounts.own_record_facts as
select account_id, 'trainee' as record_kind, id as record_id, code as record_code, gender from people.trainee where account_id is not null
union all
select account_id, 'instructor', id, code, null from people.instructor where account_id is not null
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
