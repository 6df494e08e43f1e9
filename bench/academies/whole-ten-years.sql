-- Beside `fill.sql`: thirty sessions a class with everybody marked in each, and twenty questions an exam, answered by everybody.
insert into classes.class_session (class_id, number, day, starts_at, ends_at, period, class_room_id, state)
select c.id, 6 + n, c.starts_on + n % 5, time '15:00' + n / 5 * interval '1 hour', time '16:00' + n / 5 * interval '1 hour',
  tstzrange(c.starts_on + n % 5 + time '13:00' + n / 5 * interval '1 hour', c.starts_on + n % 5 + time '14:00' + n / 5 * interval '1 hour'), null,
  case when c.state = 'cancelled' then 'cancelled' when c.starts_on + n % 5 < '2026-06-15' then 'held' else 'scheduled' end
from classes.course_class c cross join generate_series(0, 24) n where c.code like 'F-%';
insert into attendance.mark (session_id, registration_id, state, minutes, marked_by)
select s.id, r.id, (array['present', 'present', 'present', 'present', 'present', 'present', 'late', 'absent', 'excused'])[1 + (r.id + s.id) % 9], 0, 1
from registration.registration r join classes.class_session s on s.class_id = r.class_id and s.state = 'held'
where r.main in ('completed', 'failed', 'attending')
on conflict do nothing;
insert into exams.exam_question (exam_id, position, question_id, question_version_id, weight, seconds)
select e.id, k, q.id, v.id, 2, 60 from exams.exam e cross join generate_series(6, 20) k
join (select id, row_number() over (order by id) as at from exams.question) q on q.at = 1 + (e.id * 20 + k) % 15000
join exams.question_version v on v.question_id = q.id
where e.code like 'F-%'
on conflict do nothing;
insert into exams.answer (attempt_id, exam_question_id, seq, answer, score)
select a.id, q.id, q.position, '{"Text": "جواب"}', case when a.state <> 'awaitingManual' then (a.id + q.id) % 3 end
from exams.attempt a join exams.exam_question q on q.exam_id = a.exam_id
on conflict do nothing;
analyze;
