-- What registrations ask to know, to clear scans away once they have served.
create view people.passport_scan_facts as
select t.id as trainee_id, t.passport_file_id as file_id, f.created_at as kept_since
from people.trainee t
join platform.file f on f.id = t.passport_file_id;
create index trainee_passport_file on people.trainee (passport_file_id) where passport_file_id is not null;
