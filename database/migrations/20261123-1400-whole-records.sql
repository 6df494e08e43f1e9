-- What records of people still lacked: the visa that a trainee holds, the courses that an instructor has taken, and the
-- order in which somebody put the entries of a list.

alter table people.trainee
  add column visa_kind text not null default '',
  add column visa_number text not null default '',
  add column visa_expires_on date;

create table people.instructor_obtained (
  id integer generated always as identity primary key,
  instructor_id integer not null references people.instructor (id) on delete cascade,
  title text not null,
  provider text not null default '',
  year integer,
  is_main boolean not null default false
);
create unique index instructor_obtained_once on people.instructor_obtained (instructor_id, platform.fold(title), platform.fold(provider));
alter table people.instructor_obtained add constraint instructor_obtained_main exclude (instructor_id with =) where (is_main) deferrable;
alter table people.instructor_obtained enable row level security;
create policy own on people.instructor_obtained using (instructor_id = (select people.acting_instructor()))
  with check (instructor_id = (select people.acting_instructor()));

do $$
declare
  part text;
begin
  foreach part in array array['trainee_contact', 'instructor_contact', 'trainee_education', 'instructor_education',
    'instructor_language', 'instructor_area', 'instructor_sector', 'instructor_obtained', 'organization_contact'] loop
    execute format('alter table people.%I add column position integer not null default 0', part);
  end loop;
  foreach part in array array['added', 'changed', 'removed'] loop
    execute format('create trigger main_%1$s after %2$s on people.instructor_obtained referencing %3$s
      for each statement execute function people.main_entries(''instructor_id'', ''instructor_id'')', part,
      case part when 'added' then 'insert' when 'changed' then 'update' else 'delete' end,
      case part when 'removed' then 'old table as removed' else 'new table as added' end);
  end loop;
end $$;

-- The order is a part of what the record keeps of its lists.
create or replace function people.lists_of_trainee(asked integer) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'contacts', (select coalesce(jsonb_agg(jsonb_build_object('ID', id, 'typeId', type_id, 'Value', value, 'IsMain', is_main)
        order by is_main desc, position, id), '[]')
      from people.trainee_contact where trainee_id = asked),
    'education', (select coalesce(jsonb_agg(jsonb_build_object('ID', id, 'DegreeID', degree_id, 'Subject', subject,
        'Institution', institution, 'Year', year, 'IsMain', is_main) order by is_main desc, position, id), '[]')
      from people.trainee_education where trainee_id = asked),
    'attachments', (select coalesce(jsonb_agg(jsonb_build_object('ID', a.id, 'Title', a.title, 'FileID', f.id,
        'FileName', f.name, 'Bytes', f.bytes) order by a.id), '[]')
      from people.trainee_attachment a join platform.file f on f.id = a.file_id where a.trainee_id = asked))
$$;
