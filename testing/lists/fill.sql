-- An academy after ten busy years, beside the cast: every table that a list reads, as large as it then is beside the
-- others. Nothing is drawn by lot, so that plans are the same every time. Today is 2026-06-15 (ten-years.ts).
set session_replication_role = replica; -- references are right by the way they are made; looking each up takes minutes
set synchronous_commit = off;
-- An index is made several times faster over rows that are there than row by row.
create temp table put_off as select schemaname, indexname, indexdef from pg_indexes
  where schemaname in ('accounts', 'people', 'registration', 'classes', 'exams', 'notifications', 'platform', 'attendance') and indexdef not like 'CREATE UNIQUE%'
    and indexname not in (select conname from pg_constraint);
do $$ begin execute (select string_agg(format('drop index %I.%I', schemaname, indexname), ';') from put_off); end $$;

create function pg_temp.one_of(texts text[], at bigint) returns text language sql immutable
return texts[1 + (at % cardinality(texts))::integer];
-- Spreads numbers that stand side by side, the same way every time.
create function pg_temp.spread(at bigint, below integer) returns integer language sql immutable
return ((hashint8extended(at, 0) & 9223372036854775807) % below)::integer;
create function pg_temp.first_name(at bigint) returns text language sql immutable
return pg_temp.one_of('{أحمد,محمد,محمود,مصطفى,إبراهيم,يوسف,عمر,خالد,حسن,حسين,علي,طارق,سامح,وليد,هشام,فاطمة,مريم,سارة,هبة,نورا,دينا,رانيا,إيمان,آية,أسماء,سلمى,ليلى,منى,هدى,نادية}', at);
create function pg_temp.family_name(at bigint) returns text language sql immutable
return pg_temp.one_of('{المنصوري,الشريف,البغدادي,الأنصاري,الحلبي,المصري,الدمشقي,القاهري,السوداني,الليبي,التونسي,المغربي,الجزائري,النجار,الحداد,الخياط,الصباغ,العطار,الجمال,الفقي,السيد,الهاشمي,القاضي,الوزير,الأمير,الراوي,الكاتب,الخطيب,الإمام,السقا,البنا,الحكيم,الطبيب,المهندس,الطيار,البحار,الصياد,الفلاح,الزراع,الراعي}', at);

-- 3,000 organizations, 1,500 instructors, 60 coordinators, 100,000 trainees; all with accounts.
insert into people.organization (code, name, city, country_id, contact_name, contact_email, credit_approved, is_active)
select 'F-ORG-' || n,
  jsonb_build_object('ar', 'شركة ' || pg_temp.family_name(n) || ' رقم ' || n, 'en', 'Company ' || n, 'fr', 'Société ' || n),
  'القاهرة', 1 + n % 20, pg_temp.first_name(n) || ' ' || pg_temp.family_name(n / 7), 'org' || n || '@filled.example', n % 3 = 0, n % 25 > 0
from generate_series(1, 3000) n;

insert into accounts.account (email, password_hash, role, name_ar, name_en, state, last_login_at, created_at)
select kind.role || n || '@filled.example', case when n % 40 > 0 then 'none' end, kind.role,
  pg_temp.first_name(pg_temp.spread(n + 200000 + kind.at, 30)) || ' ' || pg_temp.first_name(n / 30) || ' ' || pg_temp.family_name(pg_temp.spread(n, 100003)),
  'Person ' || n, case when n % 40 = 0 then 'pending' when n % 33 = 0 then 'inactive' else 'active' end,
  case when n % 4 > 0 then timestamptz '2026-06-15' - make_interval(mins => pg_temp.spread(n, 1500000)) end,
  timestamptz '2016-01-01' + make_interval(mins => n * 50)
from (values ('trainee', 0, 100000), ('customer', 3, 3000), ('instructor', 5, 1500), ('trainingcoordinator', 11, 60)) kind (role, at, many)
cross join lateral generate_series(1, kind.many) n;

update people.organization o set account_id = a.id from accounts.account a where a.email = 'customer' || substr(o.code, 7) || '@filled.example';

create function pg_temp.part(name text, which text) returns text language sql immutable return case which
  when 'first' then split_part(name, ' ', 1) when 'last' then substring(name from '[^ ]+$')
  else coalesce(substring(name from '^[^ ]+ (.*) [^ ]+$'), '') end;
insert into people.instructor (account_id, code, name_ar, name_en, first_ar, middle_ar, last_ar, first_en, last_en, email, is_examiner, status_id,
  industry_sector_id, is_active)
select a.id, 'F-INS-' || a.id, a.name_ar, a.name_en, pg_temp.part(a.name_ar, 'first'), pg_temp.part(a.name_ar, 'middle'), pg_temp.part(a.name_ar, 'last'),
  pg_temp.part(a.name_en, 'first'), pg_temp.part(a.name_en, 'last'), a.email, a.id % 4 = 0, 1 + a.id % 3, 1 + a.id % 5, a.id % 20 > 0
from accounts.account a where a.role = 'instructor' and a.email like '%@filled.example';

insert into people.trainee (account_id, organization_id, code, name_ar, name_en, first_ar, middle_ar, last_ar, first_en, last_en, gender, birth_date, nationality_id, passport_sealed, passport_mark, passport_ending,
  passport_expires_on, email, mobile, job_title, is_new, is_light, is_active, created_at)
select a.id, case when n % 50 = 0 then hany.id when n % 5 < 3 then 2 + pg_temp.spread(n, 2999) end, 'F-TR-' || lpad(n::text, 6, '0'),
  a.name_ar, a.name_en, pg_temp.part(a.name_ar, 'first'), pg_temp.part(a.name_ar, 'middle'), pg_temp.part(a.name_ar, 'last'),
  pg_temp.part(a.name_en, 'first'), pg_temp.part(a.name_en, 'last'), pg_temp.one_of('{male,female}', n / 15), date '1970-01-01' + pg_temp.spread(n, 12000), 1 + pg_temp.spread(n, 40),
  sha256('sealed'::bytea || int4send(n::integer)), sha256(int4send(n::integer)), lpad((n % 1000)::text, 3, '0'), date '2025-01-01' + pg_temp.spread(n, 3000), a.email, '+2010' || lpad(n::text, 8, '0'), 'مهندس',
  n % 30 = 0, n % 60 = 0, n % 40 > 0, a.created_at
from (select a.*, row_number() over (order by a.id) as n from accounts.account a where a.role = 'trainee' and a.email like '%@filled.example') a
cross join (select id from people.organization where code = 'ORG-0001') hany;

-- 600 courses with 3 modules, 200 rooms, 12,000 rows of the plan: 1,000 a year, the last of them still to come.
insert into catalogue.course (code, name, category_id, level_id, type_id, hours, days, is_published)
select 'F-C-' || n, jsonb_build_object('ar', 'دورة ' || pg_temp.family_name(n) || ' ' || n, 'en', 'Course ' || n, 'fr', 'Cours ' || n),
  1 + n % 6, 1 + n % 3, 1 + n % 3, 25, 5, n % 20 > 0 from generate_series(1, 600) n;
-- 60 diplomas with 3 tracks each and 60 free-standing ones, of 8 courses.
insert into diplomas.diploma (code, name, level_id, is_published)
select 'F-D-' || n, jsonb_build_object('ar', 'دبلوم ' || pg_temp.family_name(n) || ' ' || n, 'en', 'Diploma ' || n), 1 + n % 3, n % 10 > 0
from generate_series(1, 60) n;
insert into diplomas.track (code, name, diploma_id, least_electives, is_published)
select 'F-T-' || n, jsonb_build_object('ar', 'مسار ' || pg_temp.family_name(n) || ' ' || n, 'en', 'Track ' || n), d.id, 2, n % 12 > 0
from generate_series(1, 240) n left join diplomas.diploma d on d.code = 'F-D-' || (1 + n / 4) and n % 4 > 0;
insert into diplomas.track_course (track_id, course_id, position, is_required)
select t.id, c.id, n, n < 5
from (select id, row_number() over (order by id) as at from diplomas.track where code like 'F-T-%') t
cross join generate_series(0, 7) n
join (select id, row_number() over (order by id) as at from catalogue.course where code like 'F-C-%') c on c.at = 1 + (t.at * 2 + n) % 600;
insert into diplomas.track_completion (track_id, trainee_id, course_ids, completed_at)
select t.id, p.id, '{}', timestamptz '2025-01-01' + p.id * interval '9 minutes'
from people.trainee p join diplomas.track t on t.code = 'F-T-' || (1 + p.id / 40 % 240) where p.code like 'F-TR-%' and p.id % 40 = 0;
insert into catalogue.course_module (course_id, position, name)
select c.id, n, jsonb_build_object('ar', 'وحدة ' || n, 'en', 'Module ' || n) from catalogue.course c cross join generate_series(1, 3) n where c.code like 'F-%';
insert into planning.class_room (code, name, kind_id, capacity, building)
select 'F-R-' || n, jsonb_build_object('ar', 'قاعة ' || n, 'en', 'Room ' || n), 1 + n % 3, 20 + n % 5 * 10, 'مبنى ' || n % 8 from generate_series(1, 200) n;

insert into planning.plan_row (year, course_id, run_number, title, starts_on, ends_on, hours, class_room_id, min_trainees, max_trainees, fee_minor,
  organization_id, coordinator_id, priority, state, class_id, class_code)
select extract(year from day)::integer, c.ids[1 + n % 600], 100 + n / 600, jsonb_build_object('ar', 'عرض ' || n), day, day + 4, 25, r.ids[1 + n % 200],
  6, 20, 10000 + n % 9 * 1000, case when n % 6 = 0 then 1 + pg_temp.spread(n, 3000) end,
  case when n % 12 = 0 then huda.id else k.ids[1 + n % 60] end, n % 5,
  case when n % 20 = 0 then 'cancelled' when day < '2026-06-15' then 'executed' when day < '2026-09-01' then 'confirmed'
    when n % 4 = 0 then 'published' when n % 4 = 1 then 'approved' when n % 4 = 2 then 'proposed' else 'draft' end,
  case when n % 20 > 0 and day < '2026-11-01' then n end, case when n % 20 > 0 and day < '2026-11-01' then 'F-CC-' || lpad(n::text, 6, '0') end
from (select n, date '2015-01-04' + (n / 20) * 7 + n % 2 * 0 as day from generate_series(1, 12000) n) n
cross join (select array_agg(id order by id) as ids from catalogue.course where code like 'F-%') c
cross join (select array_agg(id order by id) as ids from planning.class_room where code like 'F-%') r
cross join (select array_agg(id order by id) as ids from accounts.account where role = 'trainingcoordinator' and email like '%@filled.example') k
cross join (select id from accounts.account where email = 'huda@diwan.example') huda;

-- Omar is asked for every 36th, and teaches it.
insert into planning.plan_instructor (plan_row_id, instructor_id, role, state)
select p.id, case when p.id % 36 = 0 then omar.id else i.ids[1 + p.id % 1500] end, 'lead',
  case when p.state in ('draft', 'proposed') then 'chosen' when p.starts_on > '2026-06-15' and p.id % 3 = 0 then 'asked' when p.id % 50 = 0 then 'rejected' else 'accepted' end
from planning.plan_row p
cross join (select array_agg(id order by id) as ids from people.instructor where code like 'F-%') i
cross join (select id from people.instructor where email = 'omar@diwan.example') omar
where p.id % 30 > 0;

insert into classes.course_class (id, code, plan_row_id, course_id, starts_on, ends_on, class_room_id, min_trainees, max_trainees, seats_taken, fee_minor,
  organization_id, coordinator_id, state)
overriding system value
select p.class_id, p.class_code, p.id, p.course_id, p.starts_on, p.ends_on, p.class_room_id, p.min_trainees, p.max_trainees, p.class_id % 21, p.fee_minor,
  p.organization_id, p.coordinator_id,
  case when p.class_id % 25 = 0 then 'cancelled' when p.ends_on < '2025-01-01' then 'closed' when p.ends_on < '2026-04-01' then 'resultsPublished'
    when p.ends_on < '2026-06-15' then 'ended' when p.starts_on <= '2026-06-15' then 'running'
    when p.class_id % 3 = 0 then 'confirmed' when p.class_id % 40 = 1 then 'draft' else 'open' end
from planning.plan_row p where p.class_id is not null;
-- Most rows have their costs, those that are over what was paid.
insert into costing.sheet (subject_kind, subject_id, base_currency, rates, overhead_percent, target_margin_percent, price_step_minor,
  planned_fixed_minor, planned_each_minor, actual_fixed_minor, actual_together_minor, forecast_fixed_minor, forecast_each_minor, avoidable_minor)
select 'planRow', id, 'USD', '{"EGP": 48.5}', 15, 25, 1000, 200000, 6000,
  case when ends_on < '2026-06-15' then 205000 else 0 end, case when ends_on < '2026-06-15' then 70000 else 0 end, 200000, 6000, 150000
from planning.plan_row where id % 7 > 0;
insert into costing.line (sheet_id, position, kind, per_trainee, quantity, unit_minor, currency, is_avoidable)
select s.id, n, (array['instructorDays', 'roomDays', 'materials', 'meals'])[n], n > 2, 5, 1000 * n, 'USD', true
from costing.sheet s cross join generate_series(1, 4) n;
insert into classes.class_staff (class_id, instructor_id, role, state)
select c.id, i.instructor_id, 'lead', case when i.state = 'chosen' then 'asked' else i.state end from classes.course_class c join planning.plan_instructor i on i.plan_row_id = c.plan_row_id;
insert into classes.class_staff (class_id, account_id, role, state, decided_at)
select id, coordinator_id, 'coordinator', 'accepted', now() from classes.course_class where coordinator_id is not null;
insert into classes.class_session (class_id, number, day, starts_at, ends_at, period, class_room_id, state)
select c.id, d + 1, c.starts_on + d, '09:00', '14:00', tstzrange(c.starts_on + d + time '07:00', c.starts_on + d + time '12:00'), c.class_room_id,
  case when c.state = 'cancelled' then 'cancelled' when c.starts_on + d < '2026-06-15' then 'held' else 'scheduled' end
from classes.course_class c cross join generate_series(0, 4) d;

-- 12 registrations a class, 135,000 in all. Layla has been to every 300th class.
insert into registration.registration (code, class_id, trainee_id, organization_id, organization_agreed_at, main, visa, money, travel, has_seat,
  waiting_since, submitted_at, confirmed_at, created_at)
select 'F-CR-' || lpad(n::text, 7, '0'), class_id, trainee_id, organization_id, case when n % 30 > 0 then at end, main,
  case when n % 10 > 0 then 'notRequired' when main in ('submitted', 'underReview') then 'toCheck'
    when main = 'approved' then pg_temp.one_of('{awaitingVisaApproval,letterIssued,awaitingProof,proofUploaded,verified}', n / 10) else 'verified' end,
  case when main in ('draft', 'submitted', 'underReview', 'changesRequested', 'waitlisted', 'rejected') then 'notDue'
    when main = 'approved' then pg_temp.one_of('{notDue,invoiced,proofUploaded,proofRejected,overdue,partial}', n)
    when main in ('withdrawn', 'cancelled') then pg_temp.one_of('{notDue,invoiced,refunded,paid}', n / 3 % 40) else pg_temp.one_of('{paid,paid,paid,creditApproved,waived}', n) end,
  case when n % 20 > 0 then 'notNeeded' when main in ('approved', 'confirmed') then pg_temp.one_of('{awaitingTravel,arranged}', n / 20) else 'arrived' end,
  main in ('approved', 'confirmed', 'attending', 'completed', 'failed', 'noShow') or (main = 'waitlisted' and n % 7 = 0),
  case when main = 'waitlisted' then at end, case when main <> 'draft' then at end, case when main in ('confirmed', 'attending', 'completed') then at end, at
from (
  select n, c.id as class_id, t.id as trainee_id, case when n % 5 < 2 then t.organization_id end as organization_id,
    c.starts_on - 60 + make_interval(mins => (n % 9000)::integer) as at,
    case when c.state = 'cancelled' or n % 31 = 0 then 'cancelled' when n % 37 = 0 then 'withdrawn' when n % 41 = 0 then 'rejected'
      when c.ends_on < '2026-06-15' then pg_temp.one_of('{completed,completed,completed,completed,completed,completed,completed,completed,failed,noShow}', n)
      when c.starts_on <= '2026-06-15' then 'attending' when c.starts_on < '2026-07-15' then pg_temp.one_of('{confirmed,confirmed,confirmed,approved,waitlisted}', n)
      else pg_temp.one_of('{draft,submitted,submitted,underReview,changesRequested,approved,approved,waitlisted,confirmed,confirmed}', n) end as main
  from (
    select c.*, row_number() over (order by c.id, k) as n, k from classes.course_class c cross join generate_series(1, 12) k
  ) c
  cross join (select id from people.trainee where email = 'layla@diwan.example') layla
  join people.trainee t on t.id = case when k = 1 and c.id % 300 = 7 then layla.id else layla.id + 10 + (pg_temp.spread(c.id, 99000) + k * 8111) % 99000 end
) r;

insert into billing.invoice (number, subject_kind, subject_id, subject_code, payer_kind, payer_trainee_id, currency, base_currency, rate, amount_minor, line_count, issued_at, issued_by, due_on, state)
select 'F-INV-' || r.id, 'registration', r.id, r.code, 'trainee', r.trainee_id, 'USD', 'USD', 1, 10000, 0, r.submitted_at, 1, r.submitted_at::date + 30, case when r.money = 'paid' then 'paid' else 'sent' end
from registration.registration r where r.money not in ('notDue', 'waived', 'creditApproved');

insert into attendance.mark (session_id, registration_id, state, minutes, marked_by)
select s.id, r.id, pg_temp.one_of('{present,present,present,present,present,present,late,absent,excused}', r.id + s.id), 0, 1
from registration.registration r join classes.class_session s on s.class_id = r.class_id and s.number = 1 + r.id % 5
where r.main in ('completed', 'failed', 'attending');

-- 15,000 questions, an exam a class that has been, 5 questions each; a paper and 2 answers for everybody who took part.
insert into exams.question (code, course_id, module_id, category_id, level_id, current_version, is_active, search)
select 'F-Q-' || lpad(n::text, 6, '0'), m.course_id, m.id, 1 + n % 4, 1 + n % 3, 1, n % 15 > 0, platform.fold('سؤال ' || pg_temp.family_name(n) || ' ' || n)
from generate_series(1, 15000) n join (select *, row_number() over (order by id) as at from catalogue.course_module) m on m.at = 1 + n % 1800;
insert into exams.question_version (question_id, version, type, text, weight, seconds)
select id, 1, pg_temp.one_of('{multiChoice,trueFalse,multiAnswers,text}', id), 'سؤال ' || id, 1 + id % 5, 30 + id % 7 * 30 from exams.question where code like 'F-%';
insert into exams.exam (code, class_id, asked_course_id, owner_code, name, starts_at, closes_at, minutes, pass_degree, excellent_degree, share_percent, state)
select 'F-EX-' || c.id, c.id, c.course_id, c.code, jsonb_build_object('ar', 'امتحان نهائي ' || c.id, 'en', 'Final exam ' || c.id), c.ends_on + time '09:00', c.ends_on + time '12:00', 60, 60, 85, 100,
  case when c.ends_on < '2026-04-01' then 'resultsFinal' when c.ends_on < '2026-06-01' then 'resultsInitial' when c.ends_on < '2026-06-15' then 'marking'
    when c.id % 2 = 0 then 'published' when c.id % 3 = 0 then 'ready' else 'draft' end
from classes.course_class c where c.state not in ('cancelled', 'draft') and c.ends_on < '2026-09-01';
insert into exams.exam_question (exam_id, position, question_id, question_version_id, weight, seconds)
select e.id, k, q.id, v.id, 2, 60 from exams.exam e cross join generate_series(1, 5) k
join (select id, row_number() over (order by id) as at from exams.question) q on q.at = 1 + (e.id * 5 + k) % 15000
join exams.question_version v on v.question_id = q.id;
insert into exams.candidate (exam_id, trainee_id, registration_id)
select e.id, r.trainee_id, r.id from exams.exam e join registration.registration r on r.class_id = e.class_id and r.main in ('completed', 'failed', 'attending')
where e.state in ('resultsFinal', 'resultsInitial', 'marking');
insert into exams.attempt (exam_id, trainee_id, state, started_at, deadline, closes_at, finished_at, finish_kind, device_key, score, max_score, percent, grade, result)
select e.id, r.trainee_id, paper.state, e.starts_at, e.closes_at, e.closes_at,
  case when paper.state <> 'inProgress' then e.starts_at + make_interval(mins => 20 + r.id % 40) end, case when paper.state <> 'inProgress' then 'submitted' end, 'filled',
  case when paper.state in ('final', 'marked', 'autoMarked') then r.id % 10 end, 10, case when paper.state in ('final', 'marked', 'autoMarked') then r.id % 101 end,
  case when paper.state = 'final' then pg_temp.one_of('{pass,excellent,fail}', r.id) end, case when paper.state = 'final' then 'final' when paper.state in ('marked', 'autoMarked') then 'initial' end
from exams.exam e join registration.registration r on r.class_id = e.class_id and r.main in ('completed', 'failed', 'attending')
cross join lateral (select case when r.id % 500 = 0 then 'closedViolation' when r.id % 333 = 0 then 'voided' when e.state in ('resultsFinal', 'resultsInitial') then 'final'
  when r.id % 3 = 0 then 'awaitingManual' when r.id % 3 = 1 then 'marked' else 'autoMarked' end as state) paper
where e.state in ('resultsFinal', 'resultsInitial', 'marking');
insert into exams.answer (attempt_id, exam_question_id, seq, answer, score)
select a.id, q.id, q.position, '{"Text": "جواب"}', case when a.state <> 'awaitingManual' then 1 end from exams.attempt a join exams.exam_question q on q.exam_id = a.exam_id and q.position <= 2;
insert into exams.answer_event (attempt_id, seq, exam_question_id, answer, answered_at, is_late)
select a.attempt_id, a.seq, a.exam_question_id, a.answer, '2026-01-01', a.attempt_id % 90 = 0 from exams.answer a;
insert into exams.attempt_event (attempt_id, kind) select id, pg_temp.one_of('{started,left,returned,submitted}', id) from exams.attempt;

insert into certificates.certificate (serial, kind, mode, class_id, registration_id, trainee_id, snapshot, verify_code, issued_by, issued_at)
select 'F-CERT-' || lpad(r.id::text, 7, '0'), case when r.id % 9 = 0 then 'excellence' else 'completion' end,
  case when r.id % 200 = 0 then 'revoked' when r.id % 50 = 0 then 'issuedLocked' else 'issuedDownloadable' end, r.class_id, r.id, r.trainee_id, filled.snapshot, 'filled-' || r.id, 1, c.ends_on + 7
from registration.registration r join classes.course_class c on c.id = r.class_id
cross join (select '{"NameAr": "اسم", "NameEn": "Name", "CourseName": {"ar": "دورة"}, "ClassCode": "F-CC"}'::jsonb as snapshot) filled
where r.main = 'completed' and c.ends_on < '2026-04-01';

-- Two notifications for everybody with an account; the cast has thousands.
insert into notifications.notification (account_id, kind, title, subject, is_new, is_read, created_at)
select case when n % 40 = 0 then who.ids[1 + (n / 40) % cardinality(who.ids)] else 1 + pg_temp.spread(n, 104000) end,
  pg_temp.one_of('{registrationSubmitted,classConfirmed,examPublished,certificateIssued}', n / 3), 'إشعار رقم ' || n, 'نص', n % 10 = 0, n % 3 > 0, timestamptz '2021-01-01' + make_interval(mins => n * 12)
from generate_series(1, 200000) n cross join (select array_agg(id order by id) as ids from accounts.account where email like '%@diwan.example') who;
insert into platform.audit (at, kind, actor_id, subject_type, subject_id, data, request_id, address)
select timestamptz '2024-01-01' + make_interval(mins => n * 6), pg_temp.one_of('{registration.submit,classChanged,signedIn,exams.publish,people.updateTrainee}', n),
  1 + pg_temp.spread(n, 2000), pg_temp.one_of('{registration,class,account,exam,trainee}', n), 1 + pg_temp.spread(n, 10000), '{}', 'filled-' || n, '127.0.0.1'
from generate_series(1, 200000) n;

-- 20,000 pairs that are likely one person, every tenth said to be two.
insert into people.trainee_pair (one_id, other_id, reasons, score, apart_by, apart_at)
select one.id, one.id + 1, '{name,birthDate}', 50 + n % 51, case when n % 10 = 0 then 1 end, case when n % 10 = 0 then timestamptz '2026-01-01' end
from generate_series(1, 20000) n join people.trainee one on one.code = 'F-TR-' || lpad((n * 4)::text, 6, '0');

-- 700 of instructors alike.
insert into people.instructor_pair (one_id, other_id, reasons, score, apart_by, apart_at)
select one.id, one.id + 1, '{mobile,nameAlike}', 50 + n % 51, case when n % 10 = 0 then 1 end, case when n % 10 = 0 then timestamptz '2026-01-01' end
from (select id, row_number() over (order by id) as n from people.instructor where code like 'F-%') one
where n % 2 = 0 and n <= 1400;

-- 100,000 course requests, three of four by organizations, with what was offered for each second.
insert into requests.course_request (number, organization_id, trainee_id, course_id, topic, first_day, last_day, trainees, request_location_id,
  language, nights, room_type_id, contact_name, contact_email, coordinator_id, state, created_by, created_at, submitted_at)
select 'F-CR-' || lpad(n::text, 6, '0'), case when n % 4 > 0 then case when n % 50 = 1 then hany.id else 2 + pg_temp.spread(n, 2999) end end,
  case when n % 4 = 0 then 1 + pg_temp.spread(n, 90000) end, c.ids[1 + n % cardinality(c.ids)], '', date '2021-01-01' + n % 2200, date '2021-01-05' + n % 2200,
  1 + n % 30, case when n % 3 = 0 then 1 + n % 4 end, 'ar', case when n % 5 = 0 then 4 end, case when n % 5 = 0 then 1 + n % 3 end, 'مسؤول ' || n, 'c' || n || '@filled.example',
  who.ids[1 + n % cardinality(who.ids)], pg_temp.one_of('{draft,submitted,underCosting,proposalSent,declined,cancelled,nominationsOpen,paid,closed,expired}', n / 7), 1,
  timestamptz '2021-01-01' + make_interval(mins => n * 25), timestamptz '2021-01-02' + make_interval(mins => n * 25)
from generate_series(1, 100000) n cross join (select id from people.organization where code = 'ORG-0001') hany
cross join (select array_agg(id order by id) as ids from catalogue.course where code like 'F-%') c
cross join (select array_agg(id order by id) as ids from accounts.account where role in ('trainingcoordinator', 'editor')) who;
insert into requests.proposal (request_id, number, state, course_id, first_day, last_day, weekdays, starts_at, ends_at, hours, place, language, trainees,
  currency, base_currency, rate, net_minor, tax_minor, total_minor, line_count, valid_until, written_by, sent_at)
select id, 1, 'declined', course_id, first_day, last_day, '{0,1,2,3,4}', '09:00', '14:00', 25, 'academy', 'ar', trainees,
  'USD', 'USD', 1, 60000, 0, 60000, 1, first_day, 1, submitted_at from requests.course_request where id % 2 = 0;

-- Two rounds about each class that was, counted but for every tenth, and whoever took part asked in both; two of three answered.
insert into feedback.sheet (kind, number, state, published_on)
values ('courseByTrainee', 1, 'published', '2020-01-01'), ('instructorByTrainee', 1, 'published', '2020-01-01');
insert into feedback.round (kind, sheet_id, class_id, instructor_id, state, by_code, opens_on, closes_on, is_counted, answers, ratings, rating_sum, rating_squares)
select s.kind, s.id, c.id, case when s.kind = 'instructorByTrainee' then i.instructor_id end, case when c.id % 3 = 0 then 'released' else 'closed' end, true,
  c.ends_on + 1, c.ends_on + 15, c.id % 10 > 0, 9 * least(c.id % 10, 1), 18 * least(c.id % 10, 1), (80 + c.id % 40) * least(c.id % 10, 1), 700 * least(c.id % 10, 1)
from classes.course_class c cross join feedback.sheet s
join lateral (select instructor_id from classes.class_staff i where i.class_id = c.id and i.role = 'lead' and i.instructor_id is not null limit 1) i on true
where c.ends_on < '2026-11-01';
insert into feedback.invitation (class_id, trainee_id, code, invited_on)
select distinct on (g.trainee_id, g.class_id) g.class_id, g.trainee_id, 'f' || g.id, r.opens_on
from registration.registration g join feedback.round r on r.class_id = g.class_id and r.kind = 'courseByTrainee'
where g.main in ('completed', 'failed');
insert into feedback.asked (round_id, invitation_id, given_on)
select r.id, i.id, case when i.id % 3 > 0 then r.opens_on + i.id % 14 end
from feedback.invitation i join feedback.round r on r.class_id = i.class_id;

-- Meetings of ten years, of every other class and of a few people.
insert into meetings.meeting (name, day, starts_at, ends_at, class_id, organizer_id, state, sequence)
select jsonb_build_object('ar', 'اجتماع ' || n), date '2017-01-01' + n % 3650, '16:00', '17:00', case when n % 2 = 0 then c.ids[1 + n % array_length(c.ids, 1)] end,
  who.ids[1 + n % array_length(who.ids, 1)], case when n % 10 = 0 then 'draft' else 'scheduled' end, 1
from generate_series(1, 5000) n cross join (select array_agg(id order by id) as ids from classes.course_class) c
cross join (select array_agg(id order by id) as ids from accounts.account where role in ('trainingcoordinator', 'instructor')) who;
insert into meetings.invitee (meeting_id, account_id, by_class, code, answer, answered_at)
select m.id, who.ids[1 + (m.id * 7 + n) % array_length(who.ids, 1)], false, 'f' || m.id || '-' || n, case when n % 2 = 0 then 'yes' end, case when n % 2 = 0 then now() end
from meetings.meeting m cross join generate_series(1, 8) n
cross join (select array_agg(id order by id) as ids from accounts.account) who;

-- Rooms of every class and of the first instructor with some of its trainees, with a hundred thousand messages in the busiest
-- of them; a few are reported.
insert into chat.room (class_id, last_seq, last_at)
select id, 2 + id % 40, starts_on + interval '8 hours' from classes.course_class;
insert into chat.room (class_id, instructor_id, trainee_id, last_seq, last_at)
select distinct on (r.class_id, r.trainee_id) r.class_id, s.instructor_id, r.trainee_id, 1 + r.id % 20, c.starts_on + interval '9 hours'
from registration.registration r join classes.course_class c on c.id = r.class_id
join classes.class_staff s on s.class_id = r.class_id and s.instructor_id is not null
where r.id % 10 = 0
order by r.class_id, r.trainee_id, s.instructor_id;
insert into chat.message (room_id, seq, revision, account_id, key, text, sent_at)
select r.id, n, n, who.id, gen_random_uuid(), 'A message ' || n, r.last_at
from (select id, last_at from chat.room order by id desc limit 5000) r cross join generate_series(1, 20) n
cross join (select min(id) as id from accounts.account) who;
insert into chat.report (message_id, account_id, reason, said, reported_at)
select id, account_id, 'Rude', text, sent_at from chat.message where id % 5000 = 0;

-- API tokens of ten years, and what was sent to one busy address and some quiet ones within the days that the log is kept.
insert into integrations.api_token (account_id, name, prefix, hash, role, reads, made_at, expires_at, ended_at, ended_why)
select who.ids[1 + n % array_length(who.ids, 1)], 'token ' || n, 'diwan_' || n, sha256(('filled' || n)::bytea), 'admin', '{classes}', now() - n * interval '1 day',
  now() + (200 - n) * interval '1 day', case when n % 3 = 0 then now() end, case when n % 3 = 0 then 'revoked' end
from generate_series(1, 2000) n
cross join (select array_agg(id order by id) as ids from accounts.account where role in ('admin', 'customer')) who;
insert into integrations.webhook (name, url, account_id, events, made_at)
select 'system ' || n, 'https://system' || n || '.example.com/', (select min(id) from accounts.account where role = 'admin'), '{registration.submit}', now()
from generate_series(1, 20) n;
insert into integrations.delivery (webhook_id, kind, subject_id, happened_at, state, next_try_at)
select case when n % 10 = 0 then 2 + n % 19 else 1 end, (array['registration.submit', 'classes.open', 'billing.issueInvoice'])[1 + n % 3], n, now() - n * interval '20 seconds',
  case when n % 100 = 0 then 'failed' when n < 50 then 'waiting' else 'delivered' end, now()
from generate_series(1, 100000) n;
insert into integrations.delivery_try (delivery_id, at, status, took_ms)
select id, happened_at, 200, 120 from integrations.delivery;
-- What was sent by hand: many sendings, and one to as many people as there are accounts.
insert into notifications.send (title, subject, asked, state, made_by, made_at, ended_at, people, told)
select 'Sending ' || n, '<p>Text</p>', '{"CourseClassID":null,"CourseID":null,"AudienceID":null,"Roles":[],"SendToAll":true,"Trainees":0,"Instructors":0}',
  case when n % 50 = 0 then 'stopped' else 'sent' end,
  (select id from accounts.account where email = case when n % 3 = 0 then 'nadia@diwan.example' else 'sami@diwan.example' end),
  now() - n * interval '10 minutes', now() - n * interval '10 minutes', 100, 100
from generate_series(1, 20000) n;
insert into notifications.send_person (send_id, account_id, state, at)
select (select min(id) from notifications.send), id, case when id % 97 = 0 then 'leftOut' else 'told' end, now() from accounts.account;
-- Reports of whoever may open them, every tenth shared, and what ten years of runs have left.
insert into reports.saved_report (author_id, name, list, definition, changed_at)
select who.ids[1 + n % array_length(who.ids, 1)], 'Report ' || n, (array['trainees', 'registrations', 'classes'])[1 + n % 3],
  '{"List":"trainees","Columns":["Code"],"Filters":[],"Search":"","Sort":"","GroupBy":[],"Figures":[]}', now() - n * interval '1 hour'
from generate_series(1, 20000) n
cross join (select array_agg(id order by id) as ids from accounts.account where role in ('admin', 'editor', 'trainingcoordinator')) who;
insert into reports.share (report_id, right_name)
select id, (array['trainingcoordinator', 'editor'])[1 + (id / 10) % 2] from reports.saved_report where id % 10 = 0;
insert into reports.run (owner_id, report_id, name, list, definition, state, asked_at)
select who.ids[1 + n % array_length(who.ids, 1)], 1 + n % 20000, 'Report ' || n % 20000, 'trainees',
  '{"List":"trainees","Columns":["Code"],"Filters":[],"Search":"","Sort":"","GroupBy":[],"Figures":[]}', 'expired', now() - n * interval '1 minute'
from generate_series(1, 100000) n
cross join (select array_agg(id order by id) as ids from accounts.account where role in ('admin', 'editor', 'trainingcoordinator')) who;

do $$ begin execute (select string_agg(indexdef, ';') from put_off); end $$;
-- As their migration has it.
do $$ begin
  execute (select string_agg(format('alter index %I.%I alter column 1 set statistics 0', schemaname, indexname), ';')
    from put_off where indexdef like '%platform.slips(%');
end $$;
-- The triggers that keep it up to date slept.
select people.work_out_reach(array(select id from people.trainee));
set session_replication_role = origin;
