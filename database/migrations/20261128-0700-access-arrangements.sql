-- What a person is given in every exam, by what they need: more time, large letters, reading aloud. The reason is often
-- about their health: it goes with the person's data and stands in no other table, the audit's neither.
create table exams.access_arrangement (
  id integer generated always as identity primary key,
  trainee_id integer not null unique references people.trainee (id),
  extra_percent numeric(5, 2) not null default 0 check (extra_percent between 0 and 200),
  large_letters boolean not null default false,
  reading_aloud boolean not null default false,
  reason text not null check (reason <> ''),
  -- The instant from which it counts no more; null: for good.
  ends_at timestamptz,
  given_by integer not null,
  given_at timestamptz not null,
  version integer not null default 1,
  check (extra_percent > 0 or large_letters or reading_aloud)
);
alter table exams.access_arrangement enable row level security;
create policy own on exams.access_arrangement for select using (trainee_id = (select people.acting_trainee()));
create policy taught on exams.access_arrangement for select
  using ((select people.acting_instructor()) is not null and people.sees_trainee(trainee_id));
