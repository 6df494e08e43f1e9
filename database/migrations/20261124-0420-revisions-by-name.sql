-- A class is found by the name that its course had when the class was sold, too.
alter table catalogue.course_revision add column search text
  generated always as (platform.fold(coalesce(name->>'ar', '') || ' ' || coalesce(name->>'en', '') || ' ' || coalesce(name->>'fr', ''))) stored;
create index course_revision_search on catalogue.course_revision using gin (search gin_trgm_ops);
