-- A roster may be of instructors too: whom its rows become is said when it is read.
alter table people.roster_import
  add column kind text not null default 'trainee' check (kind in ('trainee', 'instructor')),
  add constraint roster_of_instructors_is_the_academys check (kind = 'trainee' or organization_id is null);
