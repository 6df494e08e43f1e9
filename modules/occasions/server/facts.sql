-- What adverts ask to know of the academy's events.
create view occasions.occasion_facts as
select id as occasion_id, title as occasion_title, first_day, last_day, state = 'published' as is_published, search as occasion_search
from occasions.occasion;
