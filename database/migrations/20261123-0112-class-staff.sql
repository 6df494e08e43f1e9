-- Everybody on the staff of a class stands in one table: instructors, who answer whether they come, and accounts of the
-- academy's own people (evaluator, coordinator), who are appointed. Ids stay.
alter table classes.class_instructor rename to class_staff;
alter table classes.class_staff alter column instructor_id drop not null;
alter table classes.class_staff add column account_id integer references accounts.account (id);
alter table classes.class_staff drop constraint class_instructor_role_check;
alter table classes.class_staff
  add constraint class_staff_role_check
    check (role in ('lead', 'backup', 'assistant', 'examiner', 'practicalAssessor', 'evaluator', 'coordinator')),
  add constraint one_person check (num_nonnulls(instructor_id, account_id) = 1),
  add constraint fits_role check (
    case when role in ('lead', 'backup', 'assistant', 'examiner') then instructor_id is not null
         when role in ('evaluator', 'coordinator') then account_id is not null
         else true end),
  add constraint appointed check (account_id is null or state = 'accepted'),
  add constraint class_staff_account unique (class_id, account_id);
alter index classes.class_instructor_instructor rename to class_staff_instructor;
create index class_staff_person on classes.class_staff (account_id) where account_id is not null;
create unique index one_coordinator on classes.class_staff (class_id) where role = 'coordinator';

-- Whose class it is to coordinate also stands on the class, where lists look for it; it is kept from the staff alone.
create function classes.coordinator_changed() returns trigger language plpgsql as $$
declare
  of_class integer := coalesce(new.class_id, old.class_id);
begin
  update classes.course_class c set coordinator_id = s.account_id
  from (select (select account_id from classes.class_staff where class_id = of_class and role = 'coordinator') as account_id) s
  where c.id = of_class and c.coordinator_id is distinct from s.account_id;
  return null;
end $$;
create trigger coordinator_named after insert on classes.class_staff
  for each row when (new.role = 'coordinator') execute function classes.coordinator_changed();
create trigger coordinator_other after update on classes.class_staff
  for each row when ('coordinator' in (old.role, new.role)) execute function classes.coordinator_changed();
create trigger coordinator_released after delete on classes.class_staff
  for each row when (old.role = 'coordinator') execute function classes.coordinator_changed();

-- Who has an instructor's record; whom accounts alone name sees every class by their role.
create or replace view people.teaching_facts as
select i.instructor_id, r.trainee_id
from classes.class_staff i
join registration.registration r on r.class_id = i.class_id
where i.instructor_id is not null and i.state <> 'rejected'
  and r.main in ('confirmed', 'attending', 'completed', 'failed', 'noShow');
create or replace view people.examined_facts as
select i.instructor_id, a.trainee_id
from exams.attempt a
join exams.exam e on e.id = a.exam_id
join classes.class_staff i on i.class_id = e.class_id
where i.instructor_id is not null and i.state <> 'rejected';

-- Everybody on the staff who has not declined, by the account that they sign in with.
create view classes.class_staff_facts as
select s.class_id, s.role as staff_role, s.instructor_id, coalesce(s.account_id, f.account_id) as account_id
from classes.class_staff s
left join people.instructor_name_facts f on f.instructor_id = s.instructor_id
where s.state <> 'rejected';

-- As before, by the table’s new name.
create or replace function people.attempts_changed() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  trainees integer[];
  exams integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct trainee_id), array_agg(distinct exam_id) into trainees, exams from added;
  else
    select array_agg(distinct trainee_id), array_agg(distinct exam_id) into trainees, exams from removed;
  end if;
  if trainees is null then return null; end if;
  perform from classes.course_class where id in (select class_id from exams.exam where id = any(exams))
    order by id for key share;
  if tg_op = 'INSERT' then
    -- Whose people sit the exam mostly teach them too; a whole room begins at once.
    perform from people.trainee where id = any(trainees) order by id for no key update;
    select array_agg(distinct t.id) into trainees from added a
    join exams.exam e on e.id = a.exam_id
    join classes.class_staff i on i.class_id = e.class_id and i.state <> 'rejected'
    join people.trainee t on t.id = a.trainee_id
    where i.instructor_id is not null and i.instructor_id <> all(t.instructor_ids);
    if trainees is null then return null; end if;
  end if;
  perform people.work_out_reach(trainees);
  return null;
end $$;
create or replace function people.class_instructors_changed() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  changed integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct class_id) into changed from added where instructor_id is not null and state <> 'rejected';
  elsif tg_op = 'DELETE' then
    select array_agg(distinct class_id) into changed from removed where instructor_id is not null and state <> 'rejected';
  else
    select array_agg(distinct c.class_id) into changed from added a join removed r on r.id = a.id
    cross join lateral (values (a.class_id), (r.class_id)) c (class_id)
    where num_nonnulls(a.instructor_id, r.instructor_id) > 0 and (a.class_id, a.instructor_id, a.state <> 'rejected')
      is distinct from (r.class_id, r.instructor_id, r.state <> 'rejected');
  end if;
  if changed is null then return null; end if;
  perform from classes.course_class where id = any(changed) order by id for update;
  perform people.work_out_reach(array(
    select trainee_id from registration.registration where class_id = any(changed)
    union
    select a.trainee_id from exams.attempt a join exams.exam e on e.id = a.exam_id where e.class_id = any(changed)));
  return null;
end $$;

-- Last: whom trainees are taught by is worked out anew by what stands above.
insert into classes.class_staff (class_id, account_id, role, state, asked_at, decided_at)
select id, coordinator_id, 'coordinator', 'accepted', created_at, created_at
from classes.course_class where coordinator_id is not null;
