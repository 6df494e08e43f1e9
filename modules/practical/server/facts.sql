-- Classes with a practical part. One whose results were given out without any has none, whatever its course says by now.
create view practical.class_practical_facts as
select c.class_id, c.practical_pass_percent as pass_percent, coalesce(x.state, 'planned') as practical_state,
  coalesce(x.state = 'released', false) as is_released
from classes.class_facts c
left join practical.examination x on x.class_id = c.class_id
where c.practical_pass_percent is not null and (x.id is not null or c.class_state not in ('resultsPublished', 'closed'));

-- Results that are out.
create view practical.practical_result_facts as
select r.registration_id, x.class_id, r.percent, r.pass_percent, r.passed, r.released_at
from practical.result r
join practical.examination x on x.id = r.examination_id
where x.state = 'released';
