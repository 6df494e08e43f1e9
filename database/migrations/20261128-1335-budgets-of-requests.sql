-- What whoever asks for a course means to spend: for each trainee, and for all of it.
alter table requests.course_request
  add column trainee_budget_minor integer check (trainee_budget_minor >= 0),
  add column trainee_budget_currency text,
  add column course_budget_minor integer check (course_budget_minor >= 0),
  add column course_budget_currency text,
  add constraint trainee_budget_whole check ((trainee_budget_minor is null) = (trainee_budget_currency is null)),
  add constraint course_budget_whole check ((course_budget_minor is null) = (course_budget_currency is null));
