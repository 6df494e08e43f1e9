-- Pictures and sound of questions are files of their own kind: who may open one hangs on the question.
create table exams.question_file (
  question_version_id integer not null references exams.question_version (id) on delete cascade,
  file_id integer not null references platform.file (id),
  -- a trainee who sits or sat the question sees `text`, feedback only after the release, and a model answer never
  place text not null check (place in ('text', 'feedback', 'modelAnswer')),
  primary key (question_version_id, file_id, place)
);
create index question_file_file on exams.question_file (file_id);

insert into exams.question_file (question_version_id, file_id, place)
select distinct v.id, f.id, p.place
from exams.question_version v
cross join lateral (values ('text', v.text), ('modelAnswer', v.model_answer)) as p(place, html)
cross join lateral regexp_matches(p.html, '/api/File/Download\?ID=([0-9]{1,9})', 'g') as m(found)
join platform.file f on f.id = (m.found)[1]::integer and f.field = 'richTextImage';

-- What a question shows was open to everybody who is signed in.
update platform.file set field = 'questionMedia', subject_type = null, subject_id = null
where id in (select file_id from exams.question_file);
