-- A course as its editors know it: a number of their own, a picture, further types and languages beside the main ones, areas
-- of study, an admission test, a practical part that has to be passed, and the courses that somebody must have completed.
alter table catalogue.course
  add column internal_code text not null default '',
  add column further_languages text[] not null default '{}',
  add column image_file_id integer references platform.file (id) on delete set null,
  add column has_admission_test boolean not null default false,
  -- what has to be reached in the practical part; null: there is none
  add column practical_pass_percent numeric(5, 2) check (practical_pass_percent between 0 and 100);
create unique index course_internal_code on catalogue.course (lower(internal_code)) where internal_code <> '';
create index course_image on catalogue.course (image_file_id) where image_file_id is not null;

create table catalogue.course_further_type (
  course_id integer not null references catalogue.course (id) on delete cascade,
  type_id integer not null references lookups.course_type (id),
  position integer not null,
  primary key (course_id, type_id)
);
create index course_further_type_type on catalogue.course_further_type (type_id);

create table catalogue.course_area (
  course_id integer not null references catalogue.course (id) on delete cascade,
  area_id integer not null references lookups.course_area_of_study (id),
  position integer not null,
  primary key (course_id, area_id)
);
create index course_area_area on catalogue.course_area (area_id);

create table catalogue.course_prerequisite (
  course_id integer not null references catalogue.course (id) on delete cascade,
  required_id integer not null references catalogue.course (id),
  position integer not null,
  primary key (course_id, required_id),
  check (course_id <> required_id)
);
create index course_prerequisite_required on catalogue.course_prerequisite (required_id);

-- Why somebody was let in who lacks a course that this one builds upon.
alter table registration.registration add column prerequisite_waiver text;
