-- A track that somebody has completed: what a certificate of the kind diploma is issued for.
-- may be null: diploma_id, diploma_code, diploma_name
create view diplomas.track_completion_facts as
select c.id as track_completion_id, c.trainee_id, c.track_id, t.code as track_code, t.name as track_name, t.diploma_id,
  d.code as diploma_code, d.name as diploma_name, c.course_ids, c.completed_at
from diplomas.track_completion c
join diplomas.track t on t.id = c.track_id
left join diplomas.diploma d on d.id = t.diploma_id
where c.withdrawn_at is null;

-- may be null: diploma_id
create view diplomas.track_facts as
select id as track_id, code as track_code, name as track_name, diploma_id, is_published from diplomas.track;

create view diplomas.diploma_facts as
select id as diploma_id, code as diploma_code, name as diploma_name from diplomas.diploma;

-- Which diplomas are on offer.
create view diplomas.diploma_offer_facts as
select id as diploma_id, is_published, search as diploma_search from diplomas.diploma;
