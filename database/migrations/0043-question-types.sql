-- Kinds of which a bank has few questions are found without reading all of them.
create index question_version_type on exams.question_version (type, id);
