-- How a class is delivered: as its course unless the class says otherwise. Classes that are there are delivered as their course.
alter table classes.course_class add column training_strategy_id integer references lookups.training_strategy (id);
update classes.course_class c set training_strategy_id = o.training_strategy_id
from catalogue.course o where o.id = c.course_id and o.training_strategy_id is not null;
create index course_class_training_strategy on classes.course_class (training_strategy_id, starts_on);
