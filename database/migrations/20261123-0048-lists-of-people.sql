-- Contacts, education, sectors, languages and areas of a person, and the contact people of an organization, are lists
-- of which one entry is the main one; of contacts one of each type. What a record holds flat (mobile, degree, sector, the
-- contact person) is the main entry, said a second time for lists and searches: whichever of both is written, the other
-- follows in the same statement.

create table people.organization_contact (
  id integer generated always as identity primary key,
  organization_id integer not null references people.organization (id) on delete cascade,
  name text not null,
  job_title text not null default '',
  email text not null default '',
  phone text not null default ''
);
create unique index organization_contact_once on people.organization_contact (organization_id, platform.fold(name), platform.fold(email));
alter table people.organization_contact enable row level security;
create policy own on people.organization_contact using (organization_id = (select people.acting_organization()))
  with check (organization_id = (select people.acting_organization()));

do $$
declare
  part text;
begin
  foreach part in array array['trainee_contact', 'instructor_contact', 'trainee_education', 'instructor_education',
    'instructor_language', 'instructor_area', 'instructor_sector', 'organization_contact'] loop
    execute format('alter table people.%I add column is_main boolean not null default false', part);
  end loop;
end $$;

-- What stood in the record alone becomes the main entry. The three types of contact that everybody has must be there for it.
insert into lookups.contact_type (code, name)
select code, name::jsonb from (values
  ('EMAIL', '{"ar": "بريد إلكتروني شخصي", "en": "Personal e-mail", "fr": "Courriel personnel"}'),
  ('WORKEMAIL', '{"ar": "بريد إلكتروني للعمل", "en": "Work e-mail", "fr": "Courriel professionnel"}'),
  ('MOBILE', '{"ar": "هاتف جوال", "en": "Mobile", "fr": "Téléphone mobile"}')) needed (code, name)
where exists (select from people.trainee union all select from people.instructor)
on conflict (code) do nothing;
insert into people.trainee_contact (trainee_id, type_id, value, is_main)
select p.id, k.id, v.value, true from people.trainee p
cross join lateral (values ('EMAIL', p.email), ('WORKEMAIL', p.work_email), ('MOBILE', p.mobile)) v (code, value)
join lookups.contact_type k on k.code = v.code where v.value <> ''
on conflict (trainee_id, type_id, platform.fold(value)) do update set is_main = true;
insert into people.instructor_contact (instructor_id, type_id, value, is_main)
select p.id, k.id, v.value, true from people.instructor p
cross join lateral (values ('EMAIL', p.email), ('WORKEMAIL', p.work_email), ('MOBILE', p.mobile)) v (code, value)
join lookups.contact_type k on k.code = v.code where v.value <> ''
on conflict (instructor_id, type_id, platform.fold(value)) do update set is_main = true;
insert into people.trainee_education (trainee_id, degree_id, subject)
select id, education_degree_id, '' from people.trainee p where education_degree_id is not null
  and not exists (select from people.trainee_education e where e.trainee_id = p.id and e.degree_id = p.education_degree_id);
update people.trainee_education set is_main = true where id in (
  select min(e.id) from people.trainee_education e join people.trainee p on p.id = e.trainee_id and p.education_degree_id = e.degree_id group by p.id);
insert into people.instructor_sector (instructor_id, sector_id, is_main)
select id, industry_sector_id, true from people.instructor where industry_sector_id is not null
on conflict (instructor_id, sector_id) do update set is_main = true;
insert into people.organization_contact (organization_id, name, job_title, email, phone, is_main)
select id, contact_name, contact_job_title, contact_email, contact_phone, true from people.organization
where contact_name || contact_job_title || contact_email || contact_phone <> '';

-- At most one main entry: asked at the end of each statement, so one statement may hand it over.
alter table people.trainee_contact add constraint trainee_contact_main exclude (trainee_id with =, type_id with =) where (is_main) deferrable;
alter table people.instructor_contact add constraint instructor_contact_main exclude (instructor_id with =, type_id with =) where (is_main) deferrable;
alter table people.trainee_education add constraint trainee_education_main exclude (trainee_id with =) where (is_main) deferrable;
alter table people.instructor_education add constraint instructor_education_main exclude (instructor_id with =) where (is_main) deferrable;
alter table people.instructor_language add constraint instructor_language_main exclude (instructor_id with =) where (is_main) deferrable;
alter table people.instructor_area add constraint instructor_area_main exclude (instructor_id with =) where (is_main) deferrable;
alter table people.instructor_sector add constraint instructor_sector_main exclude (instructor_id with =) where (is_main) deferrable;
alter table people.organization_contact add constraint organization_contact_main exclude (organization_id with =) where (is_main) deferrable;

-- What the records of these owners hold flat, from their main entries.
create function people.flat_of_trainee_contact(owners integer[]) returns void language sql as $$
  update people.trainee r set email = coalesce(n.email, r.email), work_email = n.work_email, mobile = n.mobile
  from (select who as id, max(c.value) filter (where k.code = 'EMAIL') as email,
      coalesce(max(c.value) filter (where k.code = 'WORKEMAIL'), '') as work_email,
      coalesce(max(c.value) filter (where k.code = 'MOBILE'), '') as mobile
    from unnest(owners) who left join people.trainee_contact c on c.trainee_id = who and c.is_main
    left join lookups.contact_type k on k.id = c.type_id group by who) n
  where r.id = n.id and (r.email, r.work_email, r.mobile) is distinct from (coalesce(n.email, r.email), n.work_email, n.mobile)
$$;
create function people.flat_of_instructor_contact(owners integer[]) returns void language sql as $$
  update people.instructor r set email = coalesce(n.email, r.email), work_email = n.work_email, mobile = n.mobile
  from (select who as id, max(c.value) filter (where k.code = 'EMAIL') as email,
      coalesce(max(c.value) filter (where k.code = 'WORKEMAIL'), '') as work_email,
      coalesce(max(c.value) filter (where k.code = 'MOBILE'), '') as mobile
    from unnest(owners) who left join people.instructor_contact c on c.instructor_id = who and c.is_main
    left join lookups.contact_type k on k.id = c.type_id group by who) n
  where r.id = n.id and (r.email, r.work_email, r.mobile) is distinct from (coalesce(n.email, r.email), n.work_email, n.mobile)
$$;
create function people.flat_of_trainee_education(owners integer[]) returns void language sql as $$
  update people.trainee r set education_degree_id = n.degree_id
  from (select who as id, max(e.degree_id) as degree_id
    from unnest(owners) who left join people.trainee_education e on e.trainee_id = who and e.is_main group by who) n
  where r.id = n.id and r.education_degree_id is distinct from n.degree_id
$$;
create function people.flat_of_instructor_sector(owners integer[]) returns void language sql as $$
  update people.instructor r set industry_sector_id = n.sector_id
  from (select who as id, max(s.sector_id) as sector_id
    from unnest(owners) who left join people.instructor_sector s on s.instructor_id = who and s.is_main group by who) n
  where r.id = n.id and r.industry_sector_id is distinct from n.sector_id
$$;
create function people.flat_of_organization_contact(owners integer[]) returns void language sql as $$
  update people.organization r set contact_name = n.name, contact_job_title = n.job_title, contact_email = n.email, contact_phone = n.phone
  from (select who as id, coalesce(c.name, '') as name, coalesce(c.job_title, '') as job_title, coalesce(c.email, '') as email,
      coalesce(c.phone, '') as phone
    from unnest(owners) who left join people.organization_contact c on c.organization_id = who and c.is_main) n
  where r.id = n.id
    and (r.contact_name, r.contact_job_title, r.contact_email, r.contact_phone) is distinct from (n.name, n.job_title, n.email, n.phone)
$$;

-- At least one main entry, where there are entries: the oldest takes the place of one that went. Then the record's flat
-- fields follow, where it has any of this list. Arguments: whose the list is, the columns of one group, 'flat'.
create function people.main_entries() returns trigger language plpgsql as $$
declare
  owners integer[];
  lacking integer[];
begin
  execute format('select array_agg(distinct %I) from %s', tg_argv[0], case tg_op when 'DELETE' then 'removed' else 'added' end) into owners;
  if owners is null then return null; end if;
  execute format('select array_agg(id) from (select min(id) as id from people.%I where %I = any($1) group by %s having not bool_or(is_main)) g',
    tg_table_name, tg_argv[0], tg_argv[1]) into lacking using owners;
  if lacking is not null then
    -- This comes back here, and the flat fields follow then.
    execute format('update people.%I set is_main = true where id = any($1)', tg_table_name) using lacking;
  elsif tg_nargs > 2 then
    execute format('select people.%I($1)', 'flat_of_' || tg_table_name) using owners;
  end if;
  return null;
end $$;
do $$
declare
  part text;
  owner text;
  grouped text;
  arguments text;
begin
  foreach part in array array['trainee_contact', 'instructor_contact', 'trainee_education', 'instructor_education',
    'instructor_language', 'instructor_area', 'instructor_sector', 'organization_contact'] loop
    owner := split_part(part, '_', 1) || '_id';
    grouped := owner || case when part in ('trainee_contact', 'instructor_contact') then ', type_id' else '' end;
    -- Further entries of a list that had no main one until now.
    execute format('update people.%1$I set is_main = true
      where id in (select min(id) from people.%1$I group by %2$s having not bool_or(is_main))', part, grouped);
    arguments := format('%L, %L', owner, grouped)
      || case when to_regprocedure('people.flat_of_' || part || '(integer[])') is null then '' else ', ''flat''' end;
    execute format('create trigger main_added after insert on people.%I referencing new table as added
      for each statement execute function people.main_entries(%s)', part, arguments);
    execute format('create trigger main_changed after update on people.%I referencing new table as added
      for each statement execute function people.main_entries(%s)', part, arguments);
    execute format('create trigger main_removed after delete on people.%I referencing old table as removed
      for each statement execute function people.main_entries(%s)', part, arguments);
  end loop;
end $$;

-- The other way: what is written flat becomes the main entry. Where the list has it already, that entry becomes the main
-- one; where nothing is left of it, the main entry goes.
create function people.write_main_contact(kind text, owner integer, type text, written text) returns void language plpgsql as $$
declare
  list text := format('people.%I', kind || '_contact');
  whose text := format('%I = $1 and type_id = $2', kind || '_id');
  asked integer := (select id from lookups.contact_type where code = type);
  here integer;
begin
  if asked is null then return; end if;
  if written = '' then
    execute format('delete from %s where %s and is_main', list, whose) using owner, asked;
    return;
  end if;
  execute format('select id from %s where %s order by platform.fold(value) = platform.fold($3) desc, is_main desc limit 1', list, whose)
    into here using owner, asked, written;
  if here is null then
    execute format('insert into %s (%I, type_id, value, is_main) values ($1, $2, $3, true)', list, kind || '_id')
      using owner, asked, written;
  else
    execute format('update %s set is_main = (id = $3), value = case when id = $3 then $4 else value end
      where %s and (is_main <> (id = $3) or (id = $3 and value <> $4))', list, whose) using owner, asked, here, written;
  end if;
end $$;

create function people.contacts_written() returns trigger language plpgsql as $$
declare
  kind text := tg_argv[0];
begin
  if new.email <> old.email then perform people.write_main_contact(kind, new.id, 'EMAIL', new.email); end if;
  if new.work_email <> old.work_email then perform people.write_main_contact(kind, new.id, 'WORKEMAIL', new.work_email); end if;
  if new.mobile <> old.mobile then perform people.write_main_contact(kind, new.id, 'MOBILE', new.mobile); end if;
  return null;
end $$;
create trigger contacts_written after update of email, work_email, mobile on people.trainee
  for each row execute function people.contacts_written('trainee');
create trigger contacts_written after update of email, work_email, mobile on people.instructor
  for each row execute function people.contacts_written('instructor');

create function people.degree_written() returns trigger language plpgsql as $$
declare
  here integer;
begin
  if new.education_degree_id is null then
    delete from people.trainee_education where trainee_id = new.id and is_main;
    return null;
  end if;
  select id into here from people.trainee_education where trainee_id = new.id
  order by degree_id = new.education_degree_id desc, is_main desc, id limit 1;
  if here is null then
    insert into people.trainee_education (trainee_id, degree_id, subject, is_main) values (new.id, new.education_degree_id, '', true);
  else
    update people.trainee_education set is_main = (id = here), degree_id = case when id = here then new.education_degree_id else degree_id end
    where trainee_id = new.id and (is_main <> (id = here) or (id = here and degree_id <> new.education_degree_id));
  end if;
  return null;
end $$;
create trigger degree_written after update of education_degree_id on people.trainee
  for each row when (new.education_degree_id is distinct from old.education_degree_id) execute function people.degree_written();

create function people.sector_written() returns trigger language plpgsql as $$
declare
  here integer;
begin
  if new.industry_sector_id is null then
    delete from people.instructor_sector where instructor_id = new.id and is_main;
    return null;
  end if;
  select id into here from people.instructor_sector where instructor_id = new.id
  order by sector_id = new.industry_sector_id desc, is_main desc, id limit 1;
  if here is null then
    insert into people.instructor_sector (instructor_id, sector_id, is_main) values (new.id, new.industry_sector_id, true);
  else
    update people.instructor_sector set is_main = (id = here), sector_id = case when id = here then new.industry_sector_id else sector_id end
    where instructor_id = new.id and (is_main <> (id = here) or (id = here and sector_id <> new.industry_sector_id));
  end if;
  return null;
end $$;
create trigger sector_written after update of industry_sector_id on people.instructor
  for each row when (new.industry_sector_id is distinct from old.industry_sector_id) execute function people.sector_written();

-- A contact person with another address is another person of the list, where the list has that address.
create function people.contact_person_written() returns trigger language plpgsql as $$
declare
  here integer;
begin
  if new.contact_name || new.contact_job_title || new.contact_email || new.contact_phone = '' then
    delete from people.organization_contact where organization_id = new.id and is_main;
    return null;
  end if;
  select id into here from people.organization_contact where organization_id = new.id and not is_main
    and new.contact_email <> '' and new.contact_email <> old.contact_email and email = new.contact_email
  order by id limit 1;
  if here is not null then
    update people.organization_contact set is_main = (id = here),
      name = case when id = here and new.contact_name <> old.contact_name then new.contact_name else name end,
      job_title = case when id = here and new.contact_job_title <> old.contact_job_title then new.contact_job_title else job_title end,
      phone = case when id = here and new.contact_phone <> old.contact_phone then new.contact_phone else phone end
    where organization_id = new.id and (is_main or id = here);
    return null;
  end if;
  update people.organization_contact set name = new.contact_name, job_title = new.contact_job_title, email = new.contact_email,
    phone = new.contact_phone
  where organization_id = new.id and is_main
    and (name, job_title, email, phone) is distinct from (new.contact_name, new.contact_job_title, new.contact_email, new.contact_phone);
  insert into people.organization_contact (organization_id, name, job_title, email, phone, is_main)
  select new.id, new.contact_name, new.contact_job_title, new.contact_email, new.contact_phone, true
  where not exists (select from people.organization_contact where organization_id = new.id and is_main);
  return null;
end $$;
create trigger contact_person_written after update of contact_name, contact_job_title, contact_email, contact_phone on people.organization
  for each row when ((new.contact_name, new.contact_job_title, new.contact_email, new.contact_phone)
    is distinct from (old.contact_name, old.contact_job_title, old.contact_email, old.contact_phone))
  execute function people.contact_person_written();

-- Whoever is added brings the main entries along: of thousands at once in one statement.
create function people.trainees_added() returns trigger language plpgsql as $$
begin
  insert into people.trainee_contact (trainee_id, type_id, value, is_main)
  select a.id, k.id, v.value, true from added a
  cross join lateral (values ('EMAIL', a.email), ('WORKEMAIL', a.work_email), ('MOBILE', a.mobile)) v (code, value)
  join lookups.contact_type k on k.code = v.code where v.value <> '';
  insert into people.trainee_education (trainee_id, degree_id, subject, is_main)
  select id, education_degree_id, '', true from added where education_degree_id is not null;
  return null;
end $$;
create trigger lists_added after insert on people.trainee referencing new table as added
  for each statement execute function people.trainees_added();
create function people.instructors_added() returns trigger language plpgsql as $$
begin
  insert into people.instructor_contact (instructor_id, type_id, value, is_main)
  select a.id, k.id, v.value, true from added a
  cross join lateral (values ('EMAIL', a.email), ('WORKEMAIL', a.work_email), ('MOBILE', a.mobile)) v (code, value)
  join lookups.contact_type k on k.code = v.code where v.value <> '';
  insert into people.instructor_sector (instructor_id, sector_id, is_main)
  select id, industry_sector_id, true from added where industry_sector_id is not null;
  return null;
end $$;
create trigger lists_added after insert on people.instructor referencing new table as added
  for each statement execute function people.instructors_added();
create function people.organizations_added() returns trigger language plpgsql as $$
begin
  insert into people.organization_contact (organization_id, name, job_title, email, phone, is_main)
  select id, contact_name, contact_job_title, contact_email, contact_phone, true from added
  where contact_name || contact_job_title || contact_email || contact_phone <> '';
  return null;
end $$;
create trigger lists_added after insert on people.organization referencing new table as added
  for each statement execute function people.organizations_added();
