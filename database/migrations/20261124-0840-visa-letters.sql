-- A visa letter says what the passport and the class said when it was issued, however they change later; the newest of a
-- registration counts. The number stays sealed for its trainee's code, as on the record that it was taken from.
create table registration.visa_letter (
  id integer generated always as identity primary key,
  registration_id integer not null references registration.registration (id),
  trainee_code text not null,
  name_ar text not null,
  name_en text not null,
  gender text not null,
  birth_date date not null,
  nationality jsonb not null,
  passport_sealed bytea not null,
  passport_expires_on date not null,
  course_name jsonb not null,
  class_code text not null,
  starts_on date not null,
  ends_on date not null,
  -- null: it was issued before looks were kept with letters
  look jsonb,
  issued_by integer not null,
  issued_at timestamptz not null
);
create index visa_letter_registration on registration.visa_letter (registration_id, id desc);

-- Letters that were issued before: as the record says today.
insert into registration.visa_letter (registration_id, trainee_code, name_ar, name_en, gender, birth_date, nationality,
  passport_sealed, passport_expires_on, course_name, class_code, starts_on, ends_on, issued_by, issued_at)
select r.id, t.code, t.name_ar, t.name_en, t.gender, t.birth_date, n.name, t.passport_sealed, t.passport_expires_on, k.name, c.code, c.starts_on, c.ends_on,
  m.actor_id, m.at
from registration.registration r
join lateral (select actor_id, at from registration.move where registration_id = r.id and action = 'issueVisaLetter'
  order by id desc limit 1) m on m.actor_id is not null
join people.trainee t on t.id = r.trainee_id
join lookups.nationality n on n.id = t.nationality_id
join classes.course_class c on c.id = r.class_id
join catalogue.course k on k.id = c.course_id
where r.visa in ('letterIssued', 'awaitingProof', 'proofUploaded', 'verified', 'proofRejected')
  and t.passport_sealed is not null and t.passport_expires_on is not null and t.gender is not null and t.birth_date is not null;
