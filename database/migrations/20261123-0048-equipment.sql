-- What a class room has, by how many; between which hours it may be booked (both or neither), and the minutes that it needs
-- for set-up before each session.
alter table planning.class_room
  add column setup_minutes integer not null default 0 check (setup_minutes between 0 and 240),
  add column bookable_from time,
  add column bookable_to time,
  add constraint bookable_hours check ((bookable_from is null) = (bookable_to is null) and bookable_to > bookable_from);
alter table planning.class_room_facility add column quantity integer not null default 1 check (quantity between 1 and 999);

create table planning.class_room_photo (
  file_id integer primary key references platform.file (id),
  class_room_id integer not null references planning.class_room (id) on delete cascade,
  position integer not null
);
create index class_room_photo_class_room on planning.class_room_photo (class_room_id, position);

create or replace view planning.class_room_facts as
select id as class_room_id, code as class_room_code, name as class_room_name, capacity, building, is_active,
  setup_minutes, bookable_from, bookable_to
from planning.class_room;
create or replace view planning.class_room_facility_facts as
select class_room_id, facility_id, quantity from planning.class_room_facility;

-- What a course needs of the class room.
create table catalogue.course_facility (
  id integer generated always as identity primary key,
  course_id integer not null references catalogue.course (id) on delete cascade,
  facility_id integer not null references lookups.facility (id),
  quantity integer not null default 1 check (quantity between 1 and 999),
  unique (course_id, facility_id)
);
create view catalogue.course_facility_facts as
select course_id, facility_id, quantity from catalogue.course_facility;

-- How long a session keeps its class room: with the set-up before it. Two sessions of one class room never overlap in this.
alter table classes.class_session add column occupied tstzrange;
update classes.class_session set occupied = period;
alter table classes.class_session alter column occupied set default 'empty', alter column occupied set not null;
alter table classes.class_session drop constraint class_room_in_one_place;
alter table classes.class_session add constraint class_room_in_one_place
  exclude using gist (class_room_id with =, occupied with &&) where (class_room_id is not null and state <> 'cancelled');

create function classes.session_occupies() returns trigger language plpgsql as $$
begin
  new.occupied := tstzrange(
    lower(new.period) - make_interval(mins => coalesce(
      (select setup_minutes from planning.class_room_facts where class_room_id = new.class_room_id), 0)),
    upper(new.period));
  return new;
end $$;
create trigger occupies before insert or update of period, class_room_id on classes.class_session
  for each row execute function classes.session_occupies();

-- A longer set-up counts for the sessions still to come; where two stand closer than that, the constraint refuses it.
create function classes.setup_changed() returns trigger language plpgsql as $$
begin
  update classes.class_session
  set occupied = tstzrange(lower(period) - make_interval(mins => new.setup_minutes), upper(period))
  where class_room_id = new.id and state = 'scheduled' and lower(period) > now();
  return null;
end $$;
create trigger setup_changed after update of setup_minutes on planning.class_room
  for each row when (old.setup_minutes is distinct from new.setup_minutes) execute function classes.setup_changed();
