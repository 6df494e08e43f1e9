-- The highest number of an attempt's answers is that of its log: written here too, each answer rewrote the attempt.
alter table exams.attempt drop column last_seq;
