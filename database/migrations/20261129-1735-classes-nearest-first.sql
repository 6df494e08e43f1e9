-- The order in which the list of classes opens: what is ahead, the soonest first, then the rest, the newest first. By the
-- state and not by today, of which no index can know; the hourly job moves the states.
create index course_class_nearest on classes.course_class ((case when state in ('draft', 'open', 'tentative', 'confirmed', 'running')
  then starts_on - date '2000-01-01' else date '4000-01-01' - starts_on end), id);
