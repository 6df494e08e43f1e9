-- What something costs the academy: a row of the plan with the class that is made of it, a class outside of the plan, or what
-- another module asks about. Of the latter costing knows kind and number (decision 82).
create schema costing;

create table costing.sheet (
  id integer generated always as identity primary key,
  subject_kind text not null check (subject_kind in ('planRow', 'class', 'courseRequest')),
  subject_id integer not null,
  -- goes with the row of the plan, or the class, that it is about
  plan_row_id integer generated always as (case when subject_kind = 'planRow' then subject_id end) stored
    references planning.plan_row (id) on delete cascade,
  class_id integer generated always as (case when subject_kind = 'class' then subject_id end) stored
    references classes.course_class (id) on delete cascade,
  -- the academy's own currency when the sheet was begun; every sum of the sheet is in it
  base_currency text not null check (base_currency ~ '^[A-Z]{3}$'),
  -- how many of each other currency one of the academy's bought when it came onto the sheet: {"EGP": 48.5}
  rates jsonb not null default '{}',
  overhead_percent numeric(5, 2) not null check (overhead_percent between 0 and 500),
  target_margin_percent numeric(5, 2) not null check (target_margin_percent >= 0 and target_margin_percent < 100),
  price_step_minor integer not null check (price_step_minor > 0),
  -- worked out of the lines by rules/amounts.ts whenever they are saved, in minor units of the base currency: lists and
  -- summaries add them up. `each` is for one trainee, `together` for all of them.
  planned_fixed_minor integer not null default 0 check (planned_fixed_minor >= 0),
  planned_each_minor integer not null default 0 check (planned_each_minor >= 0),
  committed_fixed_minor integer not null default 0 check (committed_fixed_minor >= 0),
  committed_together_minor integer not null default 0 check (committed_together_minor >= 0),
  actual_fixed_minor integer not null default 0 check (actual_fixed_minor >= 0),
  actual_together_minor integer not null default 0 check (actual_together_minor >= 0),
  forecast_fixed_minor integer not null default 0 check (forecast_fixed_minor >= 0),
  forecast_each_minor integer not null default 0 check (forecast_each_minor >= 0),
  forecast_together_minor integer not null default 0 check (forecast_together_minor >= 0),
  avoidable_minor integer not null default 0 check (avoidable_minor >= 0),
  version integer not null default 1,
  unique (subject_kind, subject_id)
);
create unique index sheet_plan_row on costing.sheet (plan_row_id) where plan_row_id is not null;
create unique index sheet_class on costing.sheet (class_id) where class_id is not null;

create table costing.line (
  sheet_id integer not null references costing.sheet (id) on delete cascade,
  position smallint not null,
  kind text not null check (kind in ('instructorDays', 'examiners', 'roomDays', 'instructorTravel', 'materials', 'meals',
    'advert', 'visa', 'accommodation', 'certificate', 'other')),
  note text not null default '',
  -- for each trainee, else once
  per_trainee boolean not null,
  quantity numeric(10, 2) not null check (quantity > 0),
  -- how many share one of it: the beds of a room
  shared_by smallint not null default 1 check (shared_by between 1 and 20),
  unit_minor integer not null check (unit_minor >= 0),
  currency text not null,
  -- need not be paid if it is called off today
  is_avoidable boolean not null default false,
  -- what was ordered or invoiced, and what was paid: of a line for each trainee for all of them together
  committed_minor integer check (committed_minor >= 0),
  committed_currency text,
  actual_minor integer check (actual_minor >= 0),
  actual_currency text,
  primary key (sheet_id, position),
  check ((committed_minor is null) = (committed_currency is null)),
  check ((actual_minor is null) = (actual_currency is null))
);
