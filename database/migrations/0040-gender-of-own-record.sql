-- What somebody is called depends on the gender, where their record says it: only trainees' records do.
create or replace view identity.own_record_facts as
select account_id, 'trainee' as record_kind, id as record_id, code as record_code, gender from people.trainee where account_id is not null
union all
select account_id, 'instructor', id, code, null from people.instructor where account_id is not null
union all
select account_id, 'organization', id, code, null from people.organization where account_id is not null;
