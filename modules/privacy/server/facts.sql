create view accounts.erased_record_facts as
select subject_type as erased_type, subject_id as erased_id from privacy.erased_record;
