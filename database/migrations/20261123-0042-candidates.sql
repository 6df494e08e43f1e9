-- Who sits an exam is a candidate: a trainee and the exam. An attempt is one candidate's, whatever brought them there;
-- so are more time and another go. Where they come from stands beside it: the registration, where there is one.
create table exams.candidate (
  -- a draft that is deleted takes those along who were given more time; whoever has sat the exam keeps it
  exam_id integer not null references exams.exam (id) on delete cascade,
  trainee_id integer not null references people.trainee (id),
  registration_id integer references registration.registration (id),
  -- more time for a person who needs it, and what a proctor gave back of a disturbance
  extra_percent numeric(5, 2) not null default 0 check (extra_percent between 0 and 200),
  pause_seconds integer not null default 0 check (pause_seconds >= 0),
  time_reason text not null default '',
  time_granted_by integer,
  time_granted_at timestamptz,
  primary key (exam_id, trainee_id),
  check ((time_granted_by is null) = (time_granted_at is null))
);
create index candidate_trainee on exams.candidate (trainee_id);
create index candidate_registration on exams.candidate (registration_id);

-- Of a trainee who came to a class twice the newest registration counts.
insert into exams.candidate (exam_id, trainee_id, registration_id)
select distinct on (f.exam_id, f.trainee_id) f.exam_id, f.trainee_id, f.registration_id
from (
  select exam_id, trainee_id, registration_id from exams.attempt
  union all
  select exam_id, trainee_id, registration_id from exams.repeat_exam
  union all
  select x.exam_id, r.trainee_id, x.registration_id
  from exams.extra_time x join registration.registration r on r.id = x.registration_id
) f
order by f.exam_id, f.trainee_id, f.registration_id desc;

update exams.candidate c
set extra_percent = x.extra_percent, pause_seconds = x.pause_seconds, time_reason = x.reason,
  time_granted_by = x.granted_by, time_granted_at = x.granted_at
from (
  select distinct on (t.exam_id, r.trainee_id) t.*, r.trainee_id
  from exams.extra_time t join registration.registration r on r.id = t.registration_id
  order by t.exam_id, r.trainee_id, t.granted_at desc
) x
where c.exam_id = x.exam_id and c.trainee_id = x.trainee_id;

drop view exams.exam_result_facts;
drop view exams.paper_facts;
drop table exams.extra_time;
drop index exams.one_live_attempt;
drop index exams.one_live_repeat;
alter table exams.attempt drop constraint attempt_exam_id_registration_id_number_key;

-- Whoever sat one exam under two registrations is one candidate with one row of attempts: counted on, in their order.
update exams.attempt a set number = n.number
from (select id, row_number() over (partition by exam_id, trainee_id order by id) as number from exams.attempt) n
where n.id = a.id and n.number <> a.number
  and exists (select from exams.attempt o where o.exam_id = a.exam_id and o.trainee_id = a.trainee_id
    and o.registration_id <> a.registration_id);
update exams.repeat_exam p set number = a.number
from exams.attempt a where a.repeat_id = p.id and a.number <> p.number;
-- Of two that are being written one goes on; the older is handed in as it is, for a person to mark.
update exams.attempt a
set state = 'awaitingManual', finish_kind = 'autoSubmitted', finished_at = least(a.deadline, now()), left_at = null,
  result = 'initial', version = a.version + 1
where a.state in ('created', 'inProgress', 'interrupted') and exists (select from exams.attempt o
  where o.exam_id = a.exam_id and o.trainee_id = a.trainee_id and o.id > a.id
    and o.state in ('created', 'inProgress', 'interrupted'));
update exams.repeat_exam p set state = 'expired', version = p.version + 1
where p.state in ('requested', 'invoiced', 'proofUploaded', 'paid', 'granted') and exists (select from exams.repeat_exam o
  where o.exam_id = p.exam_id and o.trainee_id = p.trainee_id and o.id > p.id
    and o.state in ('requested', 'invoiced', 'proofUploaded', 'paid', 'granted'));

alter table exams.attempt
  drop column registration_id,
  add unique (exam_id, trainee_id, number),
  add foreign key (exam_id, trainee_id) references exams.candidate (exam_id, trainee_id);
alter table exams.repeat_exam
  drop column registration_id,
  add foreign key (exam_id, trainee_id) references exams.candidate (exam_id, trainee_id);
create unique index one_live_attempt on exams.attempt (exam_id, trainee_id)
  where state in ('created', 'inProgress', 'interrupted');
create unique index one_live_repeat on exams.repeat_exam (exam_id, trainee_id)
  where state in ('requested', 'invoiced', 'proofUploaded', 'paid', 'granted');

-- As before, of each candidate: the attempt that counts is the best final one, else the newest. A result is final once
-- the exam's results are: marked papers of an exam under marking are still initial.
create view exams.exam_result_facts as
select distinct on (a.exam_id, a.trainee_id)
  a.exam_id, a.trainee_id, a.id as attempt_id, a.state as attempt_state, a.percent, a.grade,
  case when a.state = 'final' and e.state in ('resultsFinal', 'archived') then 'final' when a.result is not null then 'initial' end as result,
  a.finished_at
from exams.attempt a
join exams.exam e on e.id = a.exam_id
where a.state <> 'voided'
order by a.exam_id, a.trainee_id, (a.state = 'final' and e.state in ('resultsFinal', 'archived')) desc, a.percent desc nulls last, a.id desc;

create view exams.paper_facts as
select id as attempt_id, exam_id, trainee_id, number as attempt_number, state as attempt_state
from exams.attempt
where state <> 'voided';
