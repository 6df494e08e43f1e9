-- The history of a trainee looks for the grievances about each of their papers, withdrawn ones too.
create index grievance_attempt on exams.grievance (attempt_id);
