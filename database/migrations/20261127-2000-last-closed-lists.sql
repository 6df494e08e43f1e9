-- What states of proposals and kinds of feedback sheets are called, and the categories of the questions of those sheets.
do $$
declare
  name text;
begin
  foreach name in array array['proposal_status', 'assessment_type'] loop
    execute format('create table lookups.%1$I (
      id integer generated always as identity primary key,
      code text not null unique,
      name jsonb not null,
      position integer not null default 0,
      colour text not null default ''neutral'' check (colour in (''neutral'', ''info'', ''success'', ''warning'', ''danger'')),
      is_active boolean not null default true check (is_active),
      version integer not null default 1,
      search text generated always as (platform.fold(coalesce(name->>''ar'', '''') || '' '' || coalesce(name->>''en'', '''') || '' '' || coalesce(name->>''fr'', '''') || '' '' || code)) stored
    );
    create trigger tells after insert or update or delete or truncate on lookups.%1$I
      for each statement execute function lookups.notify_change()', name);
  end loop;
end $$;

create table lookups.category_assessment (
  id integer generated always as identity primary key,
  code text not null unique,
  name jsonb not null,
  -- the kind of sheet whose questions it groups
  assessment_type text not null references lookups.assessment_type (code),
  position integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(name->>'ar', '') || ' ' || coalesce(name->>'en', '') || ' ' || coalesce(name->>'fr', '') || ' ' || code)) stored,
  -- referred to with its kind, which stays while questions stand in it
  unique (id, assessment_type)
);
create index category_assessment_type on lookups.category_assessment (assessment_type);
create trigger tells after insert or update or delete or truncate on lookups.category_assessment
  for each statement execute function lookups.notify_change();
