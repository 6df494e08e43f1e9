-- Four titles in every list that has some: each of the three languages puts them in another order, and two lack one of them.
create temp table title as select n, text::jsonb from (values
  (1, '{"ar": "أرض", "en": "Zebra", "fr": "Mangue"}'), (2, '{"ar": "إبرة", "en": "eMango", "fr": "École"}'),
  (3, '{"ar": "اختبار", "en": "Apple"}'), (4, '{"en": "Berry", "fr": "Ananas"}')) t (n, text);

insert into people.organization (code, name, contact_name, contact_email)
select 'T-' || n, text, 'Somebody', 't' || n || '@titles.example' from title;
insert into catalogue.course (code, name, hours, days) select 'T-' || n, text, 5, 1 from title;
insert into catalogue.course_instructor (course_id, instructor_id)
select c.id, i.id from catalogue.course c join people.instructor i on i.email = 'omar@diwan.example' where c.code like 'T-%';
insert into catalogue.material (course_id, position, title, kind, address, is_downloadable)
select (select min(id) from catalogue.course), n, text, 'link', 'https://titles.example/', false from title;
insert into diplomas.diploma (code, name, is_published) select 'T-' || n, text, true from title;
insert into diplomas.track (code, name, is_published) select 'T-' || n, text, true from title;
insert into planning.class_room (code, name, capacity, building) select 'T-' || n, text, 20, '' from title;
insert into planning.holiday (name, first_day, last_day) select text, date '2026-07-01' + n, date '2026-07-01' + n from title;
insert into planning.plan_row (year, course_id, run_number, title, starts_on, ends_on, hours, min_trainees, max_trainees, fee_minor, coordinator_id, state)
select 2026, c.id, 1, '{}', '2026-07-05', '2026-07-09', 25, 6, 20, 0, a.id, 'draft'
from catalogue.course c join accounts.account a on a.email = 'huda@diwan.example' where c.code like 'T-%';
insert into classes.course_class (code, course_id, starts_on, ends_on, min_trainees, max_trainees, fee_minor, state)
select 'T-CC-' || id, id, '2026-07-05', '2026-07-09', 6, 20, 0, 'open' from catalogue.course where code like 'T-%';
insert into lookups.hotel (code, name, city) select 'T-' || n, text, 'Cairo' from title;
insert into accommodation.room (hotel_id, room_type_id)
select h.id, t.id from lookups.hotel h join lookups.room_type t on t.code = 'DOUBLE' where h.code like 'T-%';
insert into accommodation.room_price (hotel_id, room_type_id, first_night, last_night, price_minor, currency)
select hotel_id, room_type_id, '2026-07-01', '2026-07-31', 10000, 'USD' from accommodation.room;
insert into campaigns.advertisement (title, body, opens) select text, '{}', 'courses' from title;
insert into campaigns.audience (name, conditions, by_hand) select text, '{}', '{}' from title;
insert into campaigns.advert (title, body, channels, starts_on, start_time, ends_on, starts_at, ends_at, made_by)
select text, '{}', '{web}', '2026-07-01', '09:00', '2026-07-01', '2026-07-01 06:00Z', '2026-07-01 21:00Z', 1 from title;
insert into lookups.category_assessment (code, name, assessment_type) select 'T-' || n, text, 'courseByTrainee' from title;
insert into feedback.question (category_id, kind, text, answer)
select c.id, c.assessment_type, text, 'text' from title
join lookups.category_assessment c on c.code = 'T-1';
insert into platform.file (field, name, media_type, bytes, sha256, storage_key, uploaded_by)
select 'library', 'a.pdf', 'application/pdf', 1, '\x00', 'T-' || n, 1 from title;
insert into library.document (title, kind, audience, is_published)
select text, 'file', array['trainingcoordinator', 'instructor', 'trainee', 'customer', 'evaluator'], true from title;
insert into library.document_version (document_id, number, file_id)
select d.id, 1, f.id from (select id, row_number() over (order by id) as n from library.document) d
join platform.file f on f.storage_key = 'T-' || d.n;
insert into meetings.meeting (name, day, starts_at, ends_at, organizer_id)
select text, '2026-07-05', '09:00', '10:00', a.id from title join accounts.account a on a.email = 'huda@diwan.example';
insert into occasions.occasion (title, place, first_day, last_day, starts_at, ends_at, closes_on, seats)
select text, '{}', '2026-07-05', '2026-07-05', '09:00', '10:00', '2026-07-01', 10 from title;
insert into practical.item (sheet_id, text, max_degree) select (select max(id) from practical.sheet), text, 10 from title;
