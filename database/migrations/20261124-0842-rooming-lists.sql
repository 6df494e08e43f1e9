-- Who shares a room while a class is held: equal numbers within a class. Null: in no room yet.
alter table registration.registration add column shared_room integer check (shared_room > 0);
