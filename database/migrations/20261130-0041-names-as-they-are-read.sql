-- Lists of people stand in the order of the names that are shown; who reads Latin letters is shown the English ones.
create index trainee_name_read on people.trainee (coalesce(nullif(btrim(name_en), ''), name_ar), id) where merged_into is null;
create index trainee_organization_name_read on people.trainee
  (organization_id, coalesce(nullif(btrim(name_en), ''), name_ar), id);
create index instructor_name_read on people.instructor (coalesce(nullif(btrim(name_en), ''), name_ar), id)
  where merged_into is null;
create index account_name_read on accounts.account (coalesce(nullif(btrim(name_en), ''), name_ar), id);
create index account_waiting_read on accounts.account (coalesce(nullif(btrim(name_en), ''), name_ar), id)
  where state = 'pending' and password_hash is not null;
