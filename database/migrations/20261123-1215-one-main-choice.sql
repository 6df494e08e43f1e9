-- A degree of a trainee and a sector of an instructor that are written flat become the main entry of their lists in the
-- same way: one function in place of two. Arguments: the list, its columns of whose it is and of what was chosen, and
-- the column of the record.
alter table people.trainee_education alter subject set default '';

create function people.main_choice_written() returns trigger language plpgsql as $$
declare
  written integer := (to_jsonb(new) ->> tg_argv[3])::integer;
  here integer;
begin
  if written is null then
    execute format('delete from people.%I where %I = $1 and is_main', tg_argv[0], tg_argv[1]) using new.id;
    return null;
  end if;
  execute format('select id from people.%I where %I = $1 order by %I = $2 desc, is_main desc, id limit 1',
    tg_argv[0], tg_argv[1], tg_argv[2]) into here using new.id, written;
  if here is null then
    execute format('insert into people.%I (%I, %I, is_main) values ($1, $2, true)', tg_argv[0], tg_argv[1], tg_argv[2])
      using new.id, written;
  else
    execute format('update people.%1$I set is_main = (id = $2), %3$I = case when id = $2 then $3 else %3$I end
      where %2$I = $1 and (is_main <> (id = $2) or (id = $2 and %3$I <> $3))', tg_argv[0], tg_argv[1], tg_argv[2])
      using new.id, here, written;
  end if;
  return null;
end $$;

drop trigger degree_written on people.trainee;
drop function people.degree_written();
create trigger degree_written after update of education_degree_id on people.trainee
  for each row when (new.education_degree_id is distinct from old.education_degree_id)
  execute function people.main_choice_written('trainee_education', 'trainee_id', 'degree_id', 'education_degree_id');
drop trigger sector_written on people.instructor;
drop function people.sector_written();
create trigger sector_written after update of industry_sector_id on people.instructor
  for each row when (new.industry_sector_id is distinct from old.industry_sector_id)
  execute function people.main_choice_written('instructor_sector', 'instructor_id', 'sector_id', 'industry_sector_id');
