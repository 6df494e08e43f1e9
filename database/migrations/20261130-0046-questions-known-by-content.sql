-- The fingerprint of what a version asks, so that a bank's own export adds nothing to it. Null: not made yet, by an older
-- version or past the forms; an import fills it first.
alter table exams.question_version add column content_mark text;
create index question_version_mark on exams.question_version (content_mark);

-- What a file brought with pictures may stand there, changed since, and come once more.
drop index exams.question_content;
