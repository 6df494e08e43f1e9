-- Who owns the content of a course, and how it is delivered.
create table lookups.provider (
  id integer generated always as identity primary key,
  code text not null unique,
  name jsonb not null,
  position integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(name->>'ar', '') || ' ' || coalesce(name->>'en', '') || ' ' || coalesce(name->>'fr', '') || ' ' || code)) stored
);
create trigger tells after insert or update or delete or truncate on lookups.provider
  for each statement execute function lookups.notify_change();

alter table catalogue.course
  add column provider_id integer references lookups.provider (id),
  add column training_strategy_id integer references lookups.training_strategy (id);
create index course_provider on catalogue.course (provider_id);
create index course_training_strategy on catalogue.course (training_strategy_id);

-- Two bands that begin at one percentage would name a result by chance.
create unique index result_band_min on lookups.result_band (min_percent) where is_active;
