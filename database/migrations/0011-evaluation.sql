create schema evaluation;

-- What a trainee scored in one of the course's evaluation means (participation: a degree from 1 to 10).
create table evaluation.mean_score (
  registration_id integer not null references registration.registration (id),
  mean_id integer not null references catalogue.evaluation_mean (id),
  score numeric(6, 2) not null check (score >= 0),
  given_by integer not null,
  given_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (registration_id, mean_id)
);

create table evaluation.final_result (
  id integer generated always as identity primary key,
  registration_id integer not null references registration.registration (id),
  version integer not null default 1,
  is_current boolean not null default true,
  -- initial while any part of it is
  standing text not null check (standing in ('initial', 'final')),
  percent numeric(5, 2) not null,
  band_id integer references lookups.result_band (id),
  passed boolean not null,
  -- every part of the sum as it was, so that the trainee can follow it
  arithmetic jsonb not null,
  reason text,
  computed_at timestamptz not null default now(),
  computed_by integer,
  published_at timestamptz,
  published_by integer,
  unique (registration_id, version)
);
create unique index one_current_result on evaluation.final_result (registration_id) where is_current;
