-- A trainee's contacts, education and attachments stand in the record once more, as they are read with it: gathered from
-- three tables at every reading they cost more than the record. Lookups are in it by their ids alone, so a changed name
-- touches nobody's record; the name and the size of a file never change.
alter table people.trainee add column lists jsonb not null default '{"contacts": [], "education": [], "attachments": []}';

-- The lists of a trainee out of their tables, each in the order in which it is shown.
create function people.lists_of_trainee(asked integer) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'contacts', (select coalesce(jsonb_agg(jsonb_build_object('ID', id, 'typeId', type_id, 'Value', value, 'IsMain', is_main)
        order by is_main desc, id), '[]')
      from people.trainee_contact where trainee_id = asked),
    'education', (select coalesce(jsonb_agg(jsonb_build_object('ID', id, 'DegreeID', degree_id, 'Subject', subject,
        'Institution', institution, 'Year', year, 'IsMain', is_main) order by is_main desc, id), '[]')
      from people.trainee_education where trainee_id = asked),
    'attachments', (select coalesce(jsonb_agg(jsonb_build_object('ID', a.id, 'Title', a.title, 'FileID', f.id,
        'FileName', f.name, 'Bytes', f.bytes) order by a.id), '[]')
      from people.trainee_attachment a join platform.file f on f.id = a.file_id where a.trainee_id = asked))
$$;

-- Locked first: of two that change one trainee's lists at the same time, the later one sees what the earlier did. It runs
-- as the tables' owner: whoever may write an entry need not be somebody who may write the record.
create function people.trainee_lists_changed() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  owners integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct trainee_id) into owners from added;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct trainee_id) into owners from removed;
  else
    select array_agg(distinct trainee_id) into owners from (select trainee_id from added union select trainee_id from removed) both_sides;
  end if;
  if owners is null then return null; end if;
  perform from people.trainee where id = any(owners) order by id for no key update;
  update people.trainee t set lists = n.lists
  from (select who as id, people.lists_of_trainee(who) as lists from unnest(owners) who) n
  where t.id = n.id and t.lists <> n.lists;
  return null;
end $$;
do $$
declare
  part text;
begin
  foreach part in array array['trainee_contact', 'trainee_education', 'trainee_attachment'] loop
    execute format('create trigger record_added after insert on people.%I
      referencing new table as added for each statement execute function people.trainee_lists_changed()', part);
    execute format('create trigger record_changed after update on people.%I
      referencing old table as removed new table as added for each statement execute function people.trainee_lists_changed()', part);
    execute format('create trigger record_removed after delete on people.%I
      referencing old table as removed for each statement execute function people.trainee_lists_changed()', part);
  end loop;
end $$;

update people.trainee set lists = people.lists_of_trainee(id);
