-- The lists by which an entry of a lookup leads to the people and exams that bear it: few of very many rows.
create index trainee_title on people.trainee (title_id) where title_id is not null;
create index trainee_country on people.trainee (country_id) where country_id is not null;
create index trainee_marital_status on people.trainee (marital_status_id) where marital_status_id is not null;
create index trainee_education_degree on people.trainee_education (degree_id, trainee_id);
create index trainee_contact_type on people.trainee_contact (type_id, trainee_id);
create index exam_exam_type on exams.exam (exam_type_id) where exam_type_id is not null;
