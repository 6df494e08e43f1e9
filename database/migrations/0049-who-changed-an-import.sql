-- Corrections of an import leave no event: the row itself tells who made the last one, and when. Null: none since it was read.
alter table people.roster_import
  add column changed_by integer,
  add column changed_at timestamptz;
