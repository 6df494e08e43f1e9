create schema lookups;

-- Lookups of the plain kind share one form: code, name in three languages, order, active.
do $$
declare
  name text;
begin
  foreach name in array array[
    'language', 'nationality', 'country', 'course_category', 'course_level', 'course_type', 'course_area_of_study',
    'room_type', 'facility', 'exam_type', 'question_level', 'question_category', 'contact_type', 'education_degree',
    'industry_sector', 'payment_type', 'user_title', 'marital_status', 'material_type', 'instructor_status',
    'participation_type', 'training_strategy', 'request_location'
  ] loop
    execute format('create table lookups.%I (
      id integer generated always as identity primary key,
      code text not null unique,
      name jsonb not null,
      position integer not null default 0,
      is_active boolean not null default true,
      version integer not null default 1,
      search text generated always as (platform.fold(coalesce(name->>''ar'', '''') || '' '' || coalesce(name->>''en'', '''') || '' '' || coalesce(name->>''fr'', '''') || '' '' || code)) stored
    )', name);
  end loop;
end $$;

-- What else a roster may call a nationality: Egyptian, EG, KSA, ...
alter table lookups.nationality add column spellings text[] not null default '{}';

create table lookups.currency (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z]{3}$'),
  name jsonb not null,
  symbol text not null,
  -- how many of this currency one US dollar buys
  per_usd numeric(18, 6) not null check (per_usd > 0),
  position integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(name->>'ar', '') || ' ' || coalesce(name->>'en', '') || ' ' || coalesce(name->>'fr', '') || ' ' || code)) stored
);

-- Final results: the lowest percentage of each band.
create table lookups.result_band (
  id integer generated always as identity primary key,
  code text not null unique,
  name jsonb not null,
  min_percent numeric(5, 2) not null check (min_percent between 0 and 100),
  position integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(name->>'ar', '') || ' ' || coalesce(name->>'en', '') || ' ' || coalesce(name->>'fr', '') || ' ' || code)) stored
);
