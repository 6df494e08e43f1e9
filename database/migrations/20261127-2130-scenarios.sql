-- A scenario is a branch of one year of the plan: rows of its own, tried out beside the active plan. Rows of a scenario are
-- drafts, so whatever looks at decided rows never sees one.
create table planning.scenario (
  id integer generated always as identity primary key,
  year integer not null check (year between 2000 and 2200),
  name text not null,
  note text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index scenario_name on planning.scenario (year, lower(name));

alter table planning.plan_row
  -- null = of the active plan
  add column scenario_id integer references planning.scenario (id) on delete cascade,
  -- the row of the plan, or of another scenario, that this one is a branch of
  add column branched_from integer references planning.plan_row (id) on delete set null,
  -- the row of an earlier year that this one was copied from with its year
  add column copied_from integer references planning.plan_row (id) on delete set null,
  add constraint scenario_rows_are_drafts check (scenario_id is null or state = 'draft' and class_id is null),
  drop constraint plan_row_year_course_id_run_number_key;
create unique index plan_row_run on planning.plan_row (year, course_id, run_number) where scenario_id is null;
create unique index plan_row_run_of_scenario on planning.plan_row (scenario_id, course_id, run_number) where scenario_id is not null;
create index plan_row_scenario on planning.plan_row (scenario_id, starts_on, id) where scenario_id is not null;
create unique index plan_row_branch on planning.plan_row (branched_from, scenario_id) where branched_from is not null;
-- A row is copied into a year, or into a scenario of it, once.
create unique index plan_row_copied_once on planning.plan_row (copied_from, year, coalesce(scenario_id, 0)) where copied_from is not null;
