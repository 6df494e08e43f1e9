-- What a course on offer says, frozen each time that it changes; a class keeps the one that it was sold with.
create table catalogue.course_revision (
  id integer generated always as identity unique,
  course_id integer not null references catalogue.course (id) on delete cascade,
  number integer not null check (number > 0),
  made_at timestamptz not null,
  -- null: by itself
  made_by integer references accounts.account (id),
  -- what lists and reckoning read without the whole content
  name jsonb not null,
  hours integer not null,
  days integer not null,
  pass_percent numeric(5, 2) not null,
  attendance_percent numeric(5, 2) not null,
  content jsonb not null,
  primary key (course_id, number)
);
create index course_revision_made on catalogue.course_revision (made_at, id);
create index course_revision_of_course on catalogue.course_revision (course_id, made_at, id);
create index course_revision_made_by on catalogue.course_revision (made_by) where made_by is not null;

-- A mean that the course has no more and that revisions still name: classes that keep one of them give marks by it.
alter table catalogue.evaluation_mean add column is_left_out boolean not null default false;

alter table classes.course_class add column course_revision integer,
  add constraint course_class_revision foreign key (course_id, course_revision) references catalogue.course_revision (course_id, number);
create index course_class_revision on classes.course_class (course_id, course_revision) where course_revision is not null;

-- Until a course is frozen for the first time its classes were sold with what it says then.
create function classes.keep_first_revision() returns trigger language plpgsql as $$
begin
  update classes.course_class set course_revision = new.number
  where course_id = new.course_id and course_revision is null and state <> 'draft';
  return null;
end $$;
create trigger first_revision_is_kept after insert on catalogue.course_revision
for each row when (new.number = 1) execute function classes.keep_first_revision();
