-- The history of an instructor finds the acts on classes and plan rows that name them, also where they stand there no more.
create index audit_instructor on platform.audit ((data->>'instructorId'), subject_type) where (data->>'instructorId') is not null;
-- That of an organization finds what is planned and held for it.
create index plan_row_organization on planning.plan_row (organization_id) where organization_id is not null;
