-- Two records of one person: which pairs of trainees are likely to be, kept up to date as records change, so that the list
-- of them is read by an index however many trainees there are.

-- The record that holds from now on what this one held. Of a chain the last: nothing is looked up twice.
alter table people.trainee
  add column merged_into integer references people.trainee (id),
  add constraint trainee_merged_elsewhere check (merged_into is null or (merged_into <> id and not is_active));
create index trainee_merged on people.trainee (merged_into) where merged_into is not null;

-- An address as it is, of a number the last nine digits: with the country's prefix and without it is one number.
create function people.contact_key(value text) returns text language sql immutable parallel safe
return case when value like '%@%' then lower(trim(value))
  when length(regexp_replace(platform.fold(value), '\D', '', 'g')) >= 8
    then right(regexp_replace(platform.fold(value), '\D', '', 'g'), 9) end;

create index trainee_contact_key on people.trainee_contact (people.contact_key(value));
create index trainee_born_ar on people.trainee (birth_date, platform.fold(name_ar)) where birth_date is not null;
create index trainee_born_en on people.trainee (birth_date, platform.fold(name_en)) where birth_date is not null and name_en <> '';
create index trainee_passport_alike on people.trainee (passport_expires_on, passport_ending)
  where passport_expires_on is not null and passport_ending is not null;

create table people.trainee_pair (
  id integer generated always as identity primary key,
  one_id integer not null references people.trainee (id) on delete cascade,
  other_id integer not null references people.trainee (id) on delete cascade,
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
create index trainee_pair_other on people.trainee_pair (other_id);
create index trainee_pair_score on people.trainee_pair (score, id);
create index trainee_pair_apart on people.trainee_pair (score, id) where apart_at is not null;
-- Nobody's rows but the academy's.
alter table people.trainee_pair enable row level security;

-- With whom these trainees may be one person, and in what they agree. What says little by itself (a name, a day of birth)
-- makes no pair alone; a number that more than twenty entries share is a company's and says nothing.
create function people.likely_pairs(asked integer[]) returns table (one_id integer, other_id integer, reasons text[], score integer)
language sql stable as $$
  with a as materialized (
    select id, platform.fold(name_ar) as ar, platform.fold(name_en) as en, birth_date, passport_ending, passport_expires_on
    from people.trainee where id = any(asked) and merged_into is null),
  shared as (
    select c.trainee_id as id, o.trainee_id as other, k.code = 'EMAIL' or k.code = 'WORKEMAIL' as is_address
    from people.trainee_contact c
    join lookups.contact_type k on k.id = c.type_id and k.code in ('EMAIL', 'WORKEMAIL', 'MOBILE', 'WHATSAPP')
    cross join lateral (
      select f.*, count(*) over () as many from (
        select x.trainee_id, x.type_id from people.trainee_contact x
        where people.contact_key(x.value) = people.contact_key(c.value) limit 21) f) o
    join lookups.contact_type p on p.id = o.type_id and p.code in ('EMAIL', 'WORKEMAIL', 'MOBILE', 'WHATSAPP')
    where c.trainee_id = any(asked) and o.trainee_id <> c.trainee_id and o.many <= 20),
  met as (
    select id, other, is_address as email, not is_address as mobile from shared
    union all select a.id, o.id, false, false from a join people.trainee o on o.birth_date = a.birth_date and platform.fold(o.name_ar) = a.ar
    union all select a.id, o.id, false, false from a join people.trainee o on o.birth_date = a.birth_date
      and platform.fold(o.name_en) = a.en and o.name_en <> '' where a.en <> ''
    union all select a.id, o.id, false, false from a join people.trainee o on o.passport_expires_on = a.passport_expires_on
      and o.passport_ending = a.passport_ending),
  pair as (
    select least(id, other) as one_id, greatest(id, other) as other_id, bool_or(email) as email, bool_or(mobile) as mobile
    from met where id <> other group by 1, 2),
  compared as (
    select p.one_id, p.other_id, p.email, p.mobile,
      coalesce(o.passport_ending = t.passport_ending and o.passport_expires_on = t.passport_expires_on, false) as passport,
      coalesce(o.birth_date = t.birth_date, false) as born,
      platform.fold(o.name_ar) = platform.fold(t.name_ar) as ar,
      o.name_en <> '' and platform.fold(o.name_en) = platform.fold(t.name_en) as en,
      o.name_en = '' or t.name_en = '' as one_script,
      greatest(public.similarity(platform.fold(o.name_ar), platform.fold(t.name_ar)),
        public.similarity(platform.fold(o.name_en), platform.fold(t.name_en))) >= 0.6 as alike
    from pair p join people.trainee o on o.id = p.one_id join people.trainee t on t.id = p.other_id
    where o.merged_into is null and t.merged_into is null)
  select one_id, other_id,
    array_remove(array[case when email then 'email' end, case when passport then 'passport' end,
      case when mobile then 'mobile' end, case when ar or en then 'name' end, case when born then 'birthDate' end,
      case when alike and not (ar or en) then 'nameAlike' end], null),
    least(100, case when email then 40 else 0 end + case when passport then 35 else 0 end
      + case when mobile then 30 else 0 end + case when born then 25 else 0 end
      + case when ar and (en or one_script) then 40 when ar or en then 30 when alike then 15 else 0 end)
  from compared
$$;

-- What somebody has decided stays, also while the two have little in common.
create function people.work_out_pairs(asked integer[]) returns void language sql as $$
  with found as materialized (select * from people.likely_pairs(asked) where score >= 50),
  over as (
    delete from people.trainee_pair p where (p.one_id = any(asked) or p.other_id = any(asked)) and p.apart_at is null
      and not exists (select from found f where f.one_id = p.one_id and f.other_id = p.other_id))
  insert into people.trainee_pair as p (one_id, other_id, reasons, score)
  select one_id, other_id, reasons, score from found order by one_id, other_id
  on conflict (one_id, other_id) do update set reasons = excluded.reasons, score = excluded.score
  where (p.reasons, p.score) is distinct from (excluded.reasons, excluded.score)
$$;

-- Whoever brings contacts along is compared with them, below.
create function people.trainees_to_compare() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  asked integer[] := array(select id from added a where not exists (select from people.trainee_contact c where c.trainee_id = a.id));
begin
  if cardinality(asked) > 0 then perform people.work_out_pairs(asked); end if;
  return null;
end $$;
create trigger pairs_added after insert on people.trainee referencing new table as added
  for each statement execute function people.trainees_to_compare();

create function people.trainee_to_compare() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  perform people.work_out_pairs(array[new.id]);
  return null;
end $$;
create trigger pairs_changed after update of name_ar, name_en, birth_date, passport_ending, passport_expires_on, merged_into on people.trainee
  for each row when ((new.name_ar, new.name_en, new.birth_date, new.passport_ending, new.passport_expires_on, new.merged_into)
    is distinct from (old.name_ar, old.name_en, old.birth_date, old.passport_ending, old.passport_expires_on, old.merged_into))
  execute function people.trainee_to_compare();

create function people.contacts_to_compare() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  asked integer[];
begin
  if tg_op = 'INSERT' then
    asked := array(select distinct trainee_id from added);
  elsif tg_op = 'DELETE' then
    asked := array(select distinct trainee_id from removed);
  else
    -- Which of them is the main one says nothing of who it is.
    asked := array(select unnest(array[a.trainee_id, r.trainee_id]) from added a join removed r on r.id = a.id
      where (a.trainee_id, a.type_id, a.value) is distinct from (r.trainee_id, r.type_id, r.value));
  end if;
  if cardinality(asked) > 0 then perform people.work_out_pairs(asked); end if;
  return null;
end $$;
create trigger pairs_added after insert on people.trainee_contact
  referencing new table as added for each statement execute function people.contacts_to_compare();
create trigger pairs_changed after update on people.trainee_contact
  referencing old table as removed new table as added for each statement execute function people.contacts_to_compare();
create trigger pairs_removed after delete on people.trainee_contact
  referencing old table as removed for each statement execute function people.contacts_to_compare();

select people.work_out_pairs(array(select id from people.trainee));
