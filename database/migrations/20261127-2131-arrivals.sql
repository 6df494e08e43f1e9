-- When somebody arrives and leaves, where the academy knows it; else the days of the class say it.
alter table registration.registration
  add column arrives_on date,
  add column arrives_at time,
  add column departs_on date,
  add column departs_at time,
  add column departure_flight text not null default '',
  add constraint leaves_after_arriving check (departs_on >= arrives_on);
create index registration_arrives on registration.registration (arrives_on) where arrives_on is not null;
create index registration_departs on registration.registration (departs_on) where departs_on is not null;
