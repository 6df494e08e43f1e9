-- Two records of one instructor: found and made one as trainees' are (20261123-1610, 20261123-1611). An instructor has no
-- day of birth and no passport here, so a whole name in both scripts says enough by itself: there are hundreds, not thousands.

alter table people.instructor
  add column merged_into integer references people.instructor (id),
  add constraint instructor_merged_elsewhere check (merged_into is null or (merged_into <> id and not is_active));
create index instructor_merged on people.instructor (merged_into) where merged_into is not null;
create index instructor_name_kept on people.instructor (name_ar, id) where merged_into is null;
create index instructor_contact_key on people.instructor_contact (people.contact_key(value));
create index instructor_folded_ar on people.instructor (platform.fold(name_ar));
create index instructor_folded_en on people.instructor (platform.fold(name_en)) where name_en <> '';

create table people.instructor_pair (
  id integer generated always as identity primary key,
  one_id integer not null references people.instructor (id) on delete cascade,
  other_id integer not null references people.instructor (id) on delete cascade,
  -- in which they agree, the weightiest first
  reasons text[] not null,
  score smallint not null check (score between 0 and 100),
  -- who said that these are two people
  apart_by integer references accounts.account (id),
  apart_at timestamptz,
  check (one_id < other_id),
  check ((apart_by is null) = (apart_at is null)),
  unique (one_id, other_id)
);
create index instructor_pair_other on people.instructor_pair (other_id);
create index instructor_pair_score on people.instructor_pair (score, id);
create index instructor_pair_apart on people.instructor_pair (score, id) where apart_at is not null;
-- Nobody's rows but the academy's.
alter table people.instructor_pair enable row level security;

create function people.likely_instructor_pairs(asked integer[]) returns table (one_id integer, other_id integer, reasons text[], score integer)
language sql stable as $$
  with a as materialized (
    select id, platform.fold(name_ar) as ar, platform.fold(name_en) as en
    from people.instructor where id = any(asked) and merged_into is null),
  shared as (
    select c.instructor_id as id, o.instructor_id as other, k.code = 'EMAIL' or k.code = 'WORKEMAIL' as is_address
    from people.instructor_contact c
    join lookups.contact_type k on k.id = c.type_id and k.code in ('EMAIL', 'WORKEMAIL', 'MOBILE', 'WHATSAPP')
    cross join lateral (
      select f.*, count(*) over () as many from (
        select x.instructor_id, x.type_id from people.instructor_contact x
        where people.contact_key(x.value) = people.contact_key(c.value) limit 21) f) o
    join lookups.contact_type p on p.id = o.type_id and p.code in ('EMAIL', 'WORKEMAIL', 'MOBILE', 'WHATSAPP')
    where c.instructor_id = any(asked) and o.instructor_id <> c.instructor_id and o.many <= 20),
  met as (
    select id, other, is_address as email, not is_address as mobile from shared
    union all select a.id, o.id, false, false from a join people.instructor o on platform.fold(o.name_ar) = a.ar where a.ar <> ''
    union all select a.id, o.id, false, false from a join people.instructor o on platform.fold(o.name_en) = a.en and o.name_en <> ''
      where a.en <> ''),
  pair as (
    select least(id, other) as one_id, greatest(id, other) as other_id, bool_or(email) as email, bool_or(mobile) as mobile
    from met where id <> other group by 1, 2),
  compared as (
    select p.one_id, p.other_id, p.email, p.mobile,
      o.name_ar <> '' and platform.fold(o.name_ar) = platform.fold(t.name_ar) as ar,
      o.name_en <> '' and platform.fold(o.name_en) = platform.fold(t.name_en) as en,
      greatest(public.similarity(platform.fold(o.name_ar), platform.fold(t.name_ar)),
        public.similarity(platform.fold(o.name_en), platform.fold(t.name_en))) >= 0.6 as alike
    from pair p join people.instructor o on o.id = p.one_id join people.instructor t on t.id = p.other_id
    where o.merged_into is null and t.merged_into is null)
  select one_id, other_id,
    array_remove(array[case when email then 'email' end, case when mobile then 'mobile' end,
      case when ar or en then 'name' end, case when alike and not (ar or en) then 'nameAlike' end], null),
    least(100, case when email then 45 else 0 end + case when mobile then 35 else 0 end
      + case when ar and en then 55 when ar or en then 40 when alike then 15 else 0 end)
  from compared
$$;

-- What somebody has decided stays, also while the two have little in common.
create function people.work_out_instructor_pairs(asked integer[]) returns void language sql as $$
  with found as materialized (select * from people.likely_instructor_pairs(asked) where score >= 50),
  over as (
    delete from people.instructor_pair p where (p.one_id = any(asked) or p.other_id = any(asked)) and p.apart_at is null
      and not exists (select from found f where f.one_id = p.one_id and f.other_id = p.other_id))
  insert into people.instructor_pair as p (one_id, other_id, reasons, score)
  select one_id, other_id, reasons, score from found order by one_id, other_id
  on conflict (one_id, other_id) do update set reasons = excluded.reasons, score = excluded.score
  where (p.reasons, p.score) is distinct from (excluded.reasons, excluded.score)
$$;

create function people.instructor_to_compare() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  perform people.work_out_instructor_pairs(array[new.id]);
  return null;
end $$;
create trigger pairs_added after insert on people.instructor
  for each row execute function people.instructor_to_compare();
create trigger pairs_changed after update of name_ar, name_en, merged_into on people.instructor
  for each row when ((new.name_ar, new.name_en, new.merged_into) is distinct from (old.name_ar, old.name_en, old.merged_into))
  execute function people.instructor_to_compare();

create function people.instructor_contacts_to_compare() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  asked integer[];
begin
  if tg_op = 'INSERT' then
    asked := array(select distinct instructor_id from added);
  elsif tg_op = 'DELETE' then
    asked := array(select distinct instructor_id from removed);
  else
    -- Which of them is the main one says nothing of who it is.
    asked := array(select unnest(array[a.instructor_id, r.instructor_id]) from added a join removed r on r.id = a.id
      where (a.instructor_id, a.type_id, a.value) is distinct from (r.instructor_id, r.type_id, r.value));
  end if;
  if cardinality(asked) > 0 then perform people.work_out_instructor_pairs(asked); end if;
  return null;
end $$;
create trigger pairs_added after insert on people.instructor_contact
  referencing new table as added for each statement execute function people.instructor_contacts_to_compare();
create trigger pairs_changed after update on people.instructor_contact
  referencing old table as removed new table as added for each statement execute function people.instructor_contacts_to_compare();
create trigger pairs_removed after delete on people.instructor_contact
  referencing old table as removed for each statement execute function people.instructor_contacts_to_compare();

select people.work_out_instructor_pairs(array(select id from people.instructor));

-- Whoever asks somebody to teach while two records become one waits for the merge, and then is refused.
create function people.instructor_not_merged() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  into_id integer;
begin
  select merged_into into into_id from people.instructor where id = new.instructor_id for key share;
  if into_id is not null then
    raise exception 'instructor % was merged into another', new.instructor_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger not_merged before insert on classes.class_staff
  for each row when (new.instructor_id is not null) execute function people.instructor_not_merged();
create trigger not_merged before insert on planning.plan_instructor
  for each row execute function people.instructor_not_merged();
