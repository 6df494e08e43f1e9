-- What an instructor says to be able to deliver waits for the academy: until then it counts nowhere. Lines that nobody has
-- put in order have no position and stand behind the others.
alter table catalogue.course_instructor
  add column position integer,
  add column proposed_at timestamptz;
