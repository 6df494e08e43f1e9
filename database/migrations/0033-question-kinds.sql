-- Short answer, numerical and matching questions, feedback, and answers with a share of the weight of their own.
alter table exams.question_version drop constraint question_version_type_check;
alter table exams.question_version add constraint question_version_type_check
  check (type in ('multiChoice', 'multiAnswers', 'trueFalse', 'text', 'shortAnswer', 'numerical', 'matching'));
alter table exams.question_version
  -- how written answers are compared
  add column settings jsonb not null default '{}',
  add column feedback text not null default '';

-- `choice` may be chosen, `item` is the first half of a pair; `accepted` is a key and never leaves for a trainee.
alter table exams.question_answer
  add column role text not null default 'choice' check (role in ('choice', 'item', 'accepted')),
  -- percent of the weight; null: an equal share of what is right
  add column fraction numeric(8, 5),
  add column tolerance double precision check (tolerance >= 0),
  -- of an item: the position of the choice that belongs to it
  add column match_position integer,
  add column feedback text not null default '',
  add column file_id integer references platform.file (id);
create index question_answer_file on exams.question_answer (file_id) where file_id is not null;

-- Whether trainees read the feedback of questions once the results are released.
alter table exams.exam add column show_feedback boolean not null default false;

-- The two answers of a true/false question are these two words; the reader's language is the page's affair.
update exams.question_answer a set text = case
    when lower(trim(a.text)) in ('true', 't', 'yes', 'vrai', 'oui', 'صواب', 'صح', 'صحيح', 'نعم') then 'true' else 'false' end
from exams.question_version v
where v.id = a.question_version_id and v.type = 'trueFalse'
  and lower(trim(a.text)) in ('true', 't', 'yes', 'vrai', 'oui', 'صواب', 'صح', 'صحيح', 'نعم',
    'false', 'f', 'no', 'faux', 'non', 'خطأ', 'خطا', 'غير صحيح', 'لا');

-- As what the file was read.
alter table exams.question_import
  add column format text not null default 'gift' check (format in ('gift', 'moodleXml', 'aiken')),
  add column encoding text not null default 'utf-8';

-- The field promises a search by number.
update exams.question set search = platform.fold(code) || ' ' || search
where position(platform.fold(code) in search) = 0;
