-- Question banks come in as packages of QTI and as workbooks too.
alter table exams.question_import drop constraint question_import_format_check;
alter table exams.question_import
  add constraint question_import_format_check check (format in ('gift', 'moodleXml', 'aiken', 'qti21', 'qti3', 'xlsx'));
