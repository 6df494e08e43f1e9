-- That an instructor is able to deliver a course is a line of a list: it is deleted by its own number.
alter table catalogue.course_instructor add column id integer generated always as identity unique;
