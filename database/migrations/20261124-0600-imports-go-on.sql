-- A confirmed import is saved some rows at a time, by whichever process is free, and goes on after one was killed: what it
-- was confirmed with and by whom, and what became of each row so far.
alter table people.roster_import
  drop constraint roster_import_state_check,
  add constraint roster_import_state_check check (state in ('mapped', 'committing', 'committed', 'dropped')),
  add column confirmed jsonb,
  add column outcomes jsonb not null default '[]',
  add constraint roster_committing_was_confirmed check (state <> 'committing' or confirmed is not null);
create index roster_import_committing on people.roster_import (id) where state = 'committing';
