-- A diploma is issued for a track that somebody has completed; what was withdrawn and completed anew is another completion.
alter table certificates.certificate
  add column track_completion_id integer references diplomas.track_completion (id),
  add constraint one_subject check (num_nonnulls(registration_id, track_completion_id) <= 1);
create unique index one_live_diploma on certificates.certificate (track_completion_id)
  where mode not in ('superseded', 'revoked') and track_completion_id is not null;
create index certificate_without_course on certificates.certificate (trainee_id, id) where kind = 'noCourse';

-- A certificate without a course is given out by two people. One that never was may be deleted, with what was asked of it.
alter table certificates.change_request
  drop constraint change_request_kind_check,
  add constraint change_request_kind_check check (kind in ('issue', 'regenerate', 'revoke')),
  drop constraint change_request_certificate_id_fkey,
  add constraint change_request_certificate_id_fkey foreign key (certificate_id)
    references certificates.certificate (id) on delete cascade;

-- Each kind of certificate may have a background of its own.
alter table platform.paper_image drop constraint paper_image_place_check;
alter table platform.paper_image add constraint paper_image_place_check check (place in (
  'letterhead', 'logo', 'stamp', 'directorSignature', 'registrarSignature', 'certificateBackground',
  'completionBackground', 'excellenceBackground', 'attendanceBackground', 'diplomaBackground', 'practicalBackground',
  'noCourseBackground', 'letterPicture'));

drop view if exists certificates.certificate_facts;
