-- What a year is summed up of: a row of the plan with the class that was made of it, or a class outside of the plan.
-- may be null: class_id, class_code, sheet_id, scenario_id
create view costing.run_facts as
select 'planRow-' || p.plan_row_id as run_key, 'planRow' as run_kind, p.plan_row_id as run_id, p.plan_row_code as run_code,
  p.course_name, p.starts_on, c.class_id, c.class_code,
  p.plan_state <> 'cancelled' as is_planned,
  coalesce(c.class_state in ('running', 'ended', 'resultsPublished', 'closed'), false) as is_held,
  coalesce(c.class_state not in ('draft', 'cancelled'), false) as has_class,
  p.expected_trainees, coalesce(c.seats_taken, 0) as seats_taken, p.fee_minor, p.currency, s.id as sheet_id, p.scenario_id
from planning.plan_terms_facts p
left join classes.class_facts c on c.class_id = p.class_id
left join costing.sheet s on s.plan_row_id = p.plan_row_id
union all
select 'class-' || c.class_id, 'class', c.class_id, c.class_code, c.course_name, c.starts_on, c.class_id, c.class_code,
  false, c.class_state in ('running', 'ended', 'resultsPublished', 'closed'), c.class_state not in ('draft', 'cancelled'),
  0, c.seats_taken, c.fee_minor, c.currency, s.id, null::integer
from classes.class_facts c
left join costing.sheet s on s.class_id = c.class_id
where c.plan_row_id is null;
