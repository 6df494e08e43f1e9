create schema schedule;

-- When the session was to begin before it was last moved.
alter table classes.class_session add column moved_from_day date, add column moved_from_time time,
  add check ((moved_from_day is null) = (moved_from_time is null));
