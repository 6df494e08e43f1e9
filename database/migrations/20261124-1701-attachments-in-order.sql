-- Attachments of a record stand in the order in which somebody put them; those that nobody has put in order stand behind, by age.
alter table people.trainee_attachment add column position integer;
alter table people.instructor_attachment add column position integer;
alter table people.organization_attachment add column position integer;

-- The order is a part of what a trainee's record keeps of its lists; what it keeps now is in that order already.
create or replace function people.lists_of_trainee(asked integer) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'contacts', (select coalesce(jsonb_agg(jsonb_build_object('ID', id, 'typeId', type_id, 'Value', value, 'IsMain', is_main)
        order by is_main desc, position, id), '[]')
      from people.trainee_contact where trainee_id = asked),
    'education', (select coalesce(jsonb_agg(jsonb_build_object('ID', id, 'DegreeID', degree_id, 'Subject', subject,
        'Institution', institution, 'Year', year, 'IsMain', is_main) order by is_main desc, position, id), '[]')
      from people.trainee_education where trainee_id = asked),
    'attachments', (select coalesce(jsonb_agg(jsonb_build_object('ID', a.id, 'Title', a.title, 'FileID', f.id,
        'FileName', f.name, 'Bytes', f.bytes) order by a.position nulls last, a.id), '[]')
      from people.trainee_attachment a join platform.file f on f.id = a.file_id where a.trainee_id = asked))
$$;
