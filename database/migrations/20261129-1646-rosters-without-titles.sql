-- Lists that people write by hand often have no row of titles: their header stands in row 0, which is none.
alter table people.roster_import
  drop constraint roster_import_header_row_check,
  add constraint roster_import_header_row_check check (header_row >= 0);
