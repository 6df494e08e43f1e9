-- What the program's own codes are called, and the colour of their badges; the codes themselves are closed.
do $$
declare
  name text;
begin
  foreach name in array array['status', 'question_type'] loop
    execute format('create table lookups.%1$I (
      id integer generated always as identity primary key,
      code text not null unique,
      name jsonb not null,
      position integer not null default 0,
      is_active boolean not null default true check (is_active),
      version integer not null default 1,
      search text generated always as (platform.fold(coalesce(name->>''ar'', '''') || '' '' || coalesce(name->>''en'', '''') || '' '' || coalesce(name->>''fr'', '''') || '' '' || code)) stored
    );
    create trigger tells after insert or update or delete or truncate on lookups.%1$I
      for each statement execute function lookups.notify_change()', name);
  end loop;
  foreach name in array array['status', 'question_type', 'instructor_status'] loop
    execute format('alter table lookups.%I add column colour text not null default ''neutral''
      check (colour in (''neutral'', ''info'', ''success'', ''warning'', ''danger''))', name);
  end loop;
end $$;
