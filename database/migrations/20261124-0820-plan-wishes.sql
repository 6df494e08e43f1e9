-- A row of the plan may wish for any class room of a kind in place of one, and say within which days it may be moved.
alter table planning.plan_row
  add column class_room_kind_id integer references lookups.class_room_kind (id),
  add column earliest_on date,
  add column latest_on date,
  add constraint window_in_order check (earliest_on <= latest_on);
create index plan_row_kind on planning.plan_row (class_room_kind_id) where class_room_kind_id is not null;

-- Where a class that is held online meets.
alter table classes.course_class add column online_link text not null default '';
