-- A place that was agreed in a course request is kept until its class begins, whatever is still open. `place_asked`: in a
-- class made for one organization the trainee whom somebody else registered has not said yet whether they come. What
-- whoever pays means to spend, in the currency of the class: for this trainee, and for all whom they send to it.
alter table registration.registration
  add column is_agreed boolean not null default false,
  add column place_asked boolean not null default false,
  add column trainee_budget_minor integer check (trainee_budget_minor >= 0),
  add column course_budget_minor integer check (course_budget_minor >= 0);
create index registration_place_asked on registration.registration (trainee_id, id) where place_asked;
-- What an organization sends to one class is added up against its budget.
create index registration_payer_class on registration.registration (organization_id, class_id) where organization_id is not null;

update registration.registration r set is_agreed = true
from requests.nomination n where n.registration_id = r.id;
update registration.registration r
set seat_until = c.starts_on::timestamp at time zone coalesce((select value #>> '{}' from platform.setting where key = 'timeZone'), 'Africa/Cairo')
from classes.course_class c
where c.id = r.class_id and r.is_agreed and r.has_seat and r.seat_until is not null and r.main in ('approved', 'waitlisted');

-- What stood against a registration and was let pass, with who did and why. `by` is null where an older version kept no name.
create table registration.override (
  id integer generated always as identity primary key,
  registration_id integer not null references registration.registration (id),
  kind text not null,
  reason text not null,
  by integer,
  at timestamptz not null,
  unique (registration_id, kind)
);
insert into registration.override (registration_id, kind, reason, by, at)
select r.id, 'prerequisiteMissing', r.prerequisite_waiver,
  (select m.actor_id from registration.move m where m.registration_id = r.id and m.action = 'submit' order by m.id limit 1),
  coalesce(r.submitted_at, r.created_at)
from registration.registration r where r.prerequisite_waiver is not null;
alter table registration.registration drop column prerequisite_waiver;
