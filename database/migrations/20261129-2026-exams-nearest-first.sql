-- The order in which the list of exams opens: what is open and to come, the soonest first, then the rest, the newest first.
-- By the state and not by the clock, of which no index can know; its job moves the states.
create index exam_nearest on exams.exam ((case when state in ('draft', 'ready', 'published', 'open')
  then starts_at - timestamptz '2000-01-01 00:00+00' else timestamptz '4000-01-01 00:00+00' - starts_at end), id);
