-- A ticket to a document knows the record that the document is about: it ends with some facts about it.
alter table platform.report_ticket
  add column subject_type text,
  add column subject_id integer,
  add check ((subject_type is null) = (subject_id is null));
