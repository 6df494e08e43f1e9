-- Where people stay: types of rooms, what a room offers, paid extras and hotels are lists of the academy; rooms and their
-- prices stand in a schema of their own.
do $$
declare
  name text;
begin
  foreach name in array array['room_type', 'room_facility', 'additional_facility', 'hotel'] loop
    execute format('create table lookups.%1$I (
      id integer generated always as identity primary key,
      code text not null unique,
      name jsonb not null,
      position integer not null default 0,
      is_active boolean not null default true,
      version integer not null default 1,
      search text generated always as (platform.fold(coalesce(name->>''ar'', '''') || '' '' || coalesce(name->>''en'', '''') || '' '' || coalesce(name->>''fr'', '''') || '' '' || code)) stored
    );
    create trigger tells after insert or update or delete or truncate on lookups.%1$I
      for each statement execute function lookups.notify_change()', name);
  end loop;
end $$;
-- how many people share a room of the type
alter table lookups.room_type add column occupancy integer not null check (occupancy between 1 and 20);
alter table lookups.additional_facility
  add column price_minor integer not null check (price_minor >= 0),
  add column currency text not null,
  add column per text not null check (per in ('person', 'day', 'once'));
alter table lookups.hotel add column city text not null, drop column search;
alter table lookups.hotel add column search text generated always as (platform.fold(
  coalesce(name->>'ar', '') || ' ' || coalesce(name->>'en', '') || ' ' || coalesce(name->>'fr', '') || ' ' || code || ' ' || city)) stored;

create schema accommodation;

create table accommodation.room (
  id integer generated always as identity primary key,
  hotel_id integer not null references lookups.hotel (id),
  -- of one room; empty where it is an allotment of several
  number text not null default '',
  count integer not null default 1 check (count between 1 and 2000),
  room_type_id integer not null references lookups.room_type (id),
  is_active boolean not null default true,
  version integer not null default 1,
  search text generated always as (platform.fold(number)) stored,
  constraint numbered_once check (number = '' or count = 1)
);
create unique index room_number on accommodation.room (hotel_id, number) where number <> '';
create index room_hotel on accommodation.room (hotel_id, number, id);
create index room_room_type on accommodation.room (room_type_id);

create table accommodation.room_room_facility (
  room_id integer not null references accommodation.room (id) on delete cascade,
  room_facility_id integer not null references lookups.room_facility (id),
  primary key (room_id, room_facility_id)
);
create index room_room_facility_facility on accommodation.room_room_facility (room_facility_id);

-- What a room of the type costs a night, in the nights from the first to the last one, both included. A night has one price.
create table accommodation.room_price (
  id integer generated always as identity primary key,
  hotel_id integer not null references lookups.hotel (id),
  room_type_id integer not null references lookups.room_type (id),
  first_night date not null,
  last_night date not null,
  price_minor integer not null check (price_minor >= 0),
  currency text not null,
  version integer not null default 1,
  constraint in_order check (last_night >= first_night),
  constraint one_price_a_night exclude using gist
    (hotel_id with =, room_type_id with =, daterange(first_night, last_night, '[]') with &&)
);
create index room_price_hotel on accommodation.room_price (hotel_id, room_type_id, first_night);
create index room_price_room_type on accommodation.room_price (room_type_id);
create index room_price_first_night on accommodation.room_price (first_night, id);
