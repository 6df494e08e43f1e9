-- What the marks of participation in a course are given for.
alter table catalogue.evaluation_mean
  add column participation_type_id integer references lookups.participation_type (id),
  add constraint type_of_participation check (participation_type_id is null or kind = 'participation');
create index evaluation_mean_participation_type on catalogue.evaluation_mean (participation_type_id, course_id)
  where participation_type_id is not null;

-- Where a class meets that is not in a class room of the academy.
alter table classes.course_class
  add column request_location_id integer references lookups.request_location (id),
  add constraint located_elsewhere check (request_location_id is null or place <> 'academy');
create index course_class_request_location on classes.course_class (request_location_id, starts_on)
  where request_location_id is not null;
