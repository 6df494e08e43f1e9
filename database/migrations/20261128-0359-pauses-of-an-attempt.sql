-- For how long a paper stood still belongs to the paper: not to its candidate, who keeps only what was granted.
alter table exams.attempt add column paused_seconds integer not null default 0 check (paused_seconds >= 0);

update exams.attempt a set paused_seconds = n.seconds
from (
  select attempt_id, sum((data ->> 'pauseSeconds')::integer) as seconds
  from exams.attempt_event where kind = 'letGoOn' group by attempt_id
) n
where n.attempt_id = a.id;

-- What was granted since had overwritten them already.
update exams.candidate c set pause_seconds = greatest(0, c.pause_seconds - n.seconds)
from (
  select a.exam_id, a.trainee_id, sum((v.data ->> 'pauseSeconds')::integer) as seconds
  from exams.attempt_event v
  join exams.attempt a on a.id = v.attempt_id
  join exams.candidate k on k.exam_id = a.exam_id and k.trainee_id = a.trainee_id
  where v.kind = 'letGoOn' and (k.time_granted_at is null or v.at > k.time_granted_at)
  group by a.exam_id, a.trainee_id
) n
where n.exam_id = c.exam_id and n.trainee_id = c.trainee_id;
