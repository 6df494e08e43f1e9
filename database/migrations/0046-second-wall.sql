-- A second wall for the tables that hold people's data: whoever asks as a person who is not staff gets own rows from the
-- database itself, whatever the statement says. Policies for the role that serves staff stand where its name is known
-- (platform/server/postgres/wall.ts); the tables' owner is not held by any.

-- Whose rows the transaction may see: the record of a trainee, an instructor and an organization, as '12,,'. Empty, or
-- not set at all: nobody's.
create function people.acting_trainee() returns integer language sql stable parallel safe
  return nullif(split_part(current_setting('diwan.actor', true), ',', 1), '')::integer;
create function people.acting_instructor() returns integer language sql stable parallel safe
  return nullif(split_part(current_setting('diwan.actor', true), ',', 2), '')::integer;
create function people.acting_organization() returns integer language sql stable parallel safe
  return nullif(split_part(current_setting('diwan.actor', true), ',', 3), '')::integer;

-- What the policies ask to know of registrations and exams. These views run as their owner, so they see past the wall;
-- they hold ids alone.
-- As people.taught_facts, which gathers them first: here each is looked up.
create view people.teaching_facts as
select i.instructor_id, r.trainee_id
from classes.class_instructor i
join registration.registration r on r.class_id = i.class_id
where i.state <> 'rejected' and r.main in ('confirmed', 'attending', 'completed', 'failed', 'noShow');
create view people.paid_for_facts as
select organization_id, trainee_id from registration.registration where organization_id is not null;
create view people.examined_facts as
select i.instructor_id, a.trainee_id
from exams.attempt a
join exams.exam e on e.id = a.exam_id
join classes.class_instructor i on i.class_id = e.class_id
where i.state <> 'rejected';

alter table people.trainee enable row level security;
alter table people.instructor enable row level security;
alter table people.organization enable row level security;

-- Oneself; an organization its own people and those it pays for; an instructor whom they teach or have examined.
create policy seen on people.trainee for select using (
  id = (select people.acting_trainee())
  or organization_id = (select people.acting_organization())
  or exists (select from people.teaching_facts f
    where f.trainee_id = trainee.id and f.instructor_id = (select people.acting_instructor()))
  or exists (select from people.paid_for_facts f
    where f.trainee_id = trainee.id and f.organization_id = (select people.acting_organization()))
  or exists (select from people.examined_facts f
    where f.trainee_id = trainee.id and f.instructor_id = (select people.acting_instructor())));
create policy changed on people.trainee for update
  using (id = (select people.acting_trainee())) with check (id = (select people.acting_trainee()));

create policy seen on people.instructor for select using (id = (select people.acting_instructor()));
create policy changed on people.instructor for update
  using (id = (select people.acting_instructor())) with check (id = (select people.acting_instructor()));

create policy seen on people.organization for select using (id = (select people.acting_organization()));
create policy changed on people.organization for update
  using (id = (select people.acting_organization())) with check (id = (select people.acting_organization()));

-- What belongs to a record is seen by whoever sees the record, and written by whose it is. A function, as the arms above
-- would be made ready for each of a record's lists, though they are hardly ever asked.
create function people.sees_trainee(asked integer) returns boolean language plpgsql stable as $$
begin
  return exists (select from people.trainee where id = asked);
end $$;
do $$
declare
  part text;
  kind text;
begin
  foreach part in array array['trainee_contact', 'trainee_education', 'trainee_attachment', 'name_change',
    'instructor_contact', 'instructor_education', 'instructor_attachment', 'instructor_language', 'instructor_area',
    'instructor_sector', 'organization_attachment'] loop
    kind := case part when 'name_change' then 'trainee' else split_part(part, '_', 1) end;
    execute format('alter table people.%I enable row level security', part);
    execute format('create policy own on people.%I using (%I = (select people.%I())) with check (%2$I = (select people.%3$I()))',
      part, kind || '_id', 'acting_' || kind);
    if kind = 'trainee' then
      execute format('create policy seen on people.%I for select using (people.sees_trainee(trainee_id))', part);
    end if;
  end loop;
end $$;

-- Visitors who register, and files about many people: nobody's rows but the academy's.
alter table people.signup enable row level security;
alter table people.signup_file enable row level security;
alter table people.roster_import enable row level security;

-- Facts about people are read through the wall of whoever asks.
alter view people.trainee_facts set (security_invoker = true);
alter view people.instructor_facts set (security_invoker = true);
alter view people.organization_facts set (security_invoker = true);
alter view people.passport_scan_facts set (security_invoker = true);
alter view registration.registration_facts set (security_invoker = true);

-- What anybody may know of who teaches and of who pays: such names stand on class pages, certificates and invoices.
create view people.instructor_name_facts as
select id as instructor_id, code as instructor_code, name_ar as instructor_name_ar, name_en as instructor_name_en,
  account_id, is_examiner, is_practical_assessor, is_active
from people.instructor;
create view people.organization_name_facts as
select id as organization_id, code as organization_code, name as organization_name, credit_approved
from people.organization;
create or replace view classes.class_instructor_facts as
select i.class_id, i.instructor_id, i.role as instructor_role, i.state as instructor_state, f.instructor_name_ar, f.instructor_name_en, f.account_id
from classes.class_instructor i
join people.instructor_name_facts f on f.instructor_id = i.instructor_id
where i.state <> 'rejected';

-- A place in a class without whose it is: how many sit there is no secret of anybody.
create view registration.place_facts as
select id as registration_id, class_id,
  main in ('confirmed', 'attending', 'completed', 'failed', 'noShow') as is_enrolled
from registration.registration;
