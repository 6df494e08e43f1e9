-- A roster's table need not begin at the first row of the first sheet: where its header stands, what stands above it
-- (to choose another row), which sheet was read, and what its columns and numbers are in the file.
alter table people.roster_import
  add column header_row integer not null default 1 check (header_row >= 1),
  add column above jsonb not null default '[]',
  add column sheets jsonb not null default '[]',
  add column sheet integer not null default 0,
  add column hidden_columns jsonb not null default '[]',
  -- The first year of the workbook's calendar; none: a text.
  add column epoch smallint check (epoch in (1900, 1904)),
  add column file_id integer;
