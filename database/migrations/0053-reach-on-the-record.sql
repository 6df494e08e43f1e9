-- Who may see a trainee's record through registrations and exams stands on the record itself. Looked up in the policy it
-- had to be worked out for every row of every statement: as much work again as a list of an instructor does by itself.
alter table people.trainee
  add column instructor_ids integer[] not null default '{}',
  add column payer_ids integer[] not null default '{}';

-- Works out anew who may see these trainees. Locked first: of two that change one trainee's registrations at the same
-- time, the later one sees what the earlier did. All at once, as a restore brings everybody's registrations in one go.
create function people.work_out_reach(asked integer[]) returns void language plpgsql as $$
begin
  perform from people.trainee where id = any(asked) order by id for no key update;
  with taught as materialized (
    select trainee_id, array_agg(distinct instructor_id order by instructor_id) as ids from (
      select trainee_id, instructor_id from people.teaching_facts where trainee_id = any(asked)
      union all
      select trainee_id, instructor_id from people.examined_facts where trainee_id = any(asked)) f
    group by trainee_id),
  paid as materialized (
    select trainee_id, array_agg(distinct organization_id order by organization_id) as ids
    from people.paid_for_facts where trainee_id = any(asked) group by trainee_id),
  found as (
    select who as id, coalesce(taught.ids, '{}') as instructor_ids, coalesce(paid.ids, '{}') as payer_ids
    from unnest(asked) who left join taught on taught.trainee_id = who left join paid on paid.trainee_id = who)
  update people.trainee t set instructor_ids = f.instructor_ids, payer_ids = f.payer_ids from found f
  where t.id = f.id and (t.instructor_ids, t.payer_ids) is distinct from (f.instructor_ids, f.payer_ids);
end $$;

-- These run as the tables' owner: whoever registers somebody may not change that record. One class's registrations and
-- instructors do not change at the same time (the lock on its row), as neither would see the other.
create function people.registrations_changed() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  trainees integer[];
  classes integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct trainee_id), array_agg(distinct class_id) into trainees, classes from added;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct trainee_id), array_agg(distinct class_id) into trainees, classes from removed;
  else
    select array_agg(distinct trainee_id), array_agg(distinct class_id) into trainees, classes from (
      select c.* from added a join removed r on r.id = a.id
      cross join lateral (values (a.trainee_id, a.class_id), (r.trainee_id, r.class_id)) c (trainee_id, class_id)
      where (a.trainee_id, a.class_id, a.organization_id, a.main in ('confirmed', 'attending', 'completed', 'failed', 'noShow'))
        is distinct from (r.trainee_id, r.class_id, r.organization_id, r.main in ('confirmed', 'attending', 'completed', 'failed', 'noShow'))) changed;
  end if;
  if trainees is null then return null; end if;
  perform from classes.course_class where id = any(classes) order by id for key share;
  perform people.work_out_reach(trainees);
  return null;
end $$;
create trigger reach_added after insert on registration.registration
  referencing new table as added for each statement execute function people.registrations_changed();
create trigger reach_changed after update on registration.registration
  referencing old table as removed new table as added for each statement execute function people.registrations_changed();
create trigger reach_removed after delete on registration.registration
  referencing old table as removed for each statement execute function people.registrations_changed();

-- Whose an attempt is and of which exam never changes, and an exam gets another class only as a draft, before anybody sits it.
create function people.attempts_changed() returns trigger language plpgsql security definer
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
    join classes.class_instructor i on i.class_id = e.class_id and i.state <> 'rejected'
    join people.trainee t on t.id = a.trainee_id
    where i.instructor_id <> all(t.instructor_ids);
    if trainees is null then return null; end if;
  end if;
  perform people.work_out_reach(trainees);
  return null;
end $$;
create trigger reach_added after insert on exams.attempt
  referencing new table as added for each statement execute function people.attempts_changed();
create trigger reach_removed after delete on exams.attempt
  referencing old table as removed for each statement execute function people.attempts_changed();

create function people.class_instructors_changed() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  changed integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct class_id) into changed from added where state <> 'rejected';
  elsif tg_op = 'DELETE' then
    select array_agg(distinct class_id) into changed from removed where state <> 'rejected';
  else
    select array_agg(distinct c.class_id) into changed from added a join removed r on r.id = a.id
    cross join lateral (values (a.class_id), (r.class_id)) c (class_id)
    where (a.class_id, a.instructor_id, a.state <> 'rejected')
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
create trigger reach_added after insert on classes.class_instructor
  referencing new table as added for each statement execute function people.class_instructors_changed();
create trigger reach_changed after update on classes.class_instructor
  referencing old table as removed new table as added for each statement execute function people.class_instructors_changed();
create trigger reach_removed after delete on classes.class_instructor
  referencing old table as removed for each statement execute function people.class_instructors_changed();

select people.work_out_reach(array(select id from people.trainee));

-- As before: oneself; an organization its own people and those it pays for; an instructor whom they teach or have examined.
drop policy seen on people.trainee;
create policy seen on people.trainee for select using (
  id = (select people.acting_trainee())
  or organization_id = (select people.acting_organization())
  or (select people.acting_instructor()) = any(instructor_ids)
  or (select people.acting_organization()) = any(payer_ids));
