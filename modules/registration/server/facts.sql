create view people.taught_facts as
select distinct i.instructor_id, r.trainee_id
from classes.class_staff i
join registration.registration r on r.class_id = i.class_id
where i.instructor_id is not null and i.state <> 'rejected' and r.main in ('confirmed', 'attending', 'completed', 'failed', 'noShow');

create view classes.enrolled_facts as
select class_id, count(*)::integer as enrolled
from registration.registration
where main in ('confirmed', 'attending', 'completed', 'failed', 'noShow')
group by class_id;

-- Whose class it is: who has a confirmed place in it, or had one until it was over, and who sent them. Ids alone.
-- may be null: organization_id
create view classes.taking_part_facts as
select class_id, trainee_id, organization_id
from registration.registration
where main in ('confirmed', 'attending', 'completed', 'failed', 'noShow');

-- may be null: account_id, organization_id
create view registration.registration_facts with (security_invoker = true) as
select r.id as registration_id, r.code as registration_code, r.class_id, r.trainee_id, r.organization_id, r.main, r.money, r.visa, r.has_seat,
  t.trainee_code, t.trainee_name_ar, t.trainee_name_en, t.trainee_email, t.account_id, t.trainee_search,
  -- on the class's list: taking part now or having done so
  r.main in ('confirmed', 'attending', 'completed', 'failed', 'noShow') as is_enrolled
from registration.registration r
join people.trainee_facts t on t.trainee_id = r.trainee_id;

-- What the policies ask to know of registrations and exams. These views run as their owner, so they see past the wall;
-- they hold ids alone.
-- As people.taught_facts, which gathers them first: here each is looked up.
create view people.teaching_facts as
select i.instructor_id, r.trainee_id
from classes.class_staff i
join registration.registration r on r.class_id = i.class_id
where i.instructor_id is not null and i.state <> 'rejected' and r.main in ('confirmed', 'attending', 'completed', 'failed', 'noShow');

-- may be null: organization_id
create view people.paid_for_facts as
select organization_id, trainee_id from registration.registration where organization_id is not null;

-- A place in a class without whose it is: how many sit there is no secret of anybody.
create view registration.place_facts as
select id as registration_id, class_id,
  main in ('confirmed', 'attending', 'completed', 'failed', 'noShow') as is_enrolled
from registration.registration;

-- What requests ask of those they named: who has given the place back, and who has not said yet whether they come.
create view requests.named_place_facts as
select id as registration_id, main in ('withdrawn', 'cancelled', 'rejected', 'transferred') as has_left, place_asked
from registration.registration;

-- What an account's page asks to know before it is switched off: registrations before their confirmation, for whose they
-- are and for the organization that sent them.
create view accounts.request_open_facts as
select t.account_id, r.id as registration_id
from registration.registration r
join people.trainee_facts t on t.trainee_id = r.trainee_id
where t.account_id is not null and r.main in ('submitted', 'underReview', 'changesRequested', 'waitlisted', 'approved')
union
select o.account_id, r.id
from registration.registration r
join people.organization_facts o on o.organization_id = r.organization_id
where o.account_id is not null and r.main in ('submitted', 'underReview', 'changesRequested', 'waitlisted', 'approved');

-- What the materials of a course ask to know: who takes part in a class of it, or has completed one.
create view catalogue.learner_facts as
select c.course_id, r.trainee_id, r.class_id, c.starts_on, c.ends_on
from registration.registration r
join classes.course_class c on c.id = r.class_id
where r.main in ('confirmed', 'attending', 'completed');

-- What costs ask to know of the income of a class: its invoices, without tax and less what was taken back, and what came in and was not given back.
create view costing.income_facts with (security_invoker = true) as
select r.class_id, i.invoice_id, i.currency, i.base_currency, i.rate, i.billed_minor as invoiced_minor, i.paid_minor
from billing.income_facts i
join registration.registration r on i.subject_kind = 'registration' and r.id = i.subject_id;

-- What adverts ask to know of registrations: who asked for a place in which class, and when. Ids and times alone.
-- may be null: organization_id
create view registration.asked_facts with (security_invoker = true) as
select id as registration_id, code as registration_code, class_id, trainee_id, organization_id,
  coalesce(submitted_at, created_at) as asked_at
from registration.registration
where main <> 'draft';
