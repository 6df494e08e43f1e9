-- The academy's years: when they begin and end, their terms, and the week in which classes usually meet.
create table planning.calendar_year (
  id integer generated always as identity primary key,
  year integer not null unique check (year between 2000 and 2200),
  first_day date not null,
  last_day date not null,
  -- days of the week on which the academy works, 0 = Sunday
  weekdays integer[] not null,
  starts_at time not null,
  ends_at time not null,
  -- [{ name: {ar, en, fr}, firstDay, lastDay }] in their order
  terms jsonb not null default '[]',
  version integer not null default 1,
  check (last_day > first_day),
  check (ends_at > starts_at)
);

-- Holidays that come again each year, by the Gregorian calendar or by Umm al-Qura. Their days stand in planning.holiday:
-- whatever plans looks there alone.
create table planning.recurring_holiday (
  id integer generated always as identity primary key,
  name jsonb not null,
  kind text not null check (kind in ('fixed', 'hijri')),
  month integer not null check (month between 1 and 12),
  date integer not null check (date between 1 and 31),
  day_count integer not null check (day_count between 1 and 30),
  -- days by which the moon is usually seen later (or earlier) than the table says
  correction integer not null default 0 check (correction between -2 and 2),
  version integer not null default 1,
  check (kind = 'hijri' or correction = 0)
);

alter table planning.holiday
  add column recurring_id integer references planning.recurring_holiday (id) on delete set null,
  -- the year of its calendar, Gregorian or Hijri: each comes once
  add column occurrence integer;
create unique index holiday_once on planning.holiday (recurring_id, occurrence);
