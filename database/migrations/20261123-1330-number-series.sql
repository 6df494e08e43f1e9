-- Whether a series begins again each year is said by itself; and a series is a record that editors change.
alter table platform.number_series
  add column id integer generated always as identity,
  add column restarts boolean not null default true,
  add column version integer not null default 1;
update platform.number_series set restarts = pattern like '%{year}%';
alter table platform.number_series
  add constraint number_series_id unique (id),
  -- Without the year in it, a number that begins again is one that somebody has already.
  add constraint restarts_with_year check (not restarts or pattern like '%{year}%'),
  add constraint counts check (pattern like '%{number}%');
