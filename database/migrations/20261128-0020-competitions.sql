-- Competitions: what is announced, who has entered, what became of it, and who objects. What is asked is an exam of its own,
-- whose third owner a competition is; name, times and minutes stand on that exam alone.
create schema competitions;

create table competitions.competition (
  id integer generated always as identity primary key,
  -- what people arrive with; its exam bears the same
  code text not null unique,
  -- whose questions it asks
  course_id integer not null references catalogue.course (id),
  about jsonb not null,
  entries_open_at timestamptz not null,
  -- what an entry costs; none: what the academy has set for all
  fee_minor bigint check (fee_minor >= 0),
  fee_currency text check (fee_currency ~ '^[A-Z]{3}$'),
  state text not null default 'draft' check (state in ('draft', 'published', 'registrationOpen', 'running', 'closed', 'correction',
    'provisional', 'appeals', 'final', 'archived')),
  state_since timestamptz not null default now(),
  -- until when somebody may object to the provisional results
  appeals_until timestamptz,
  final_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  constraint fee_in_a_currency check ((fee_minor is null) = (fee_currency is null)),
  constraint appeals_have_an_end check (state not in ('appeals', 'final', 'archived') or appeals_until is not null),
  constraint final_since check ((state in ('final', 'archived')) = (final_at is not null))
);
create index competition_state on competitions.competition (state, id);
create index competition_course on competitions.competition (course_id);
create index competition_final on competitions.competition (final_at, id);

create table competitions.entry (
  id integer generated always as identity primary key,
  competition_id integer not null references competitions.competition (id),
  trainee_id integer not null references people.trainee (id),
  state text not null check (state in ('entered', 'awaitingPayment', 'proofUploaded', 'proofRejected', 'admitted', 'withdrawn')),
  state_since timestamptz not null default now(),
  -- why it stands where it stands
  reason text,
  -- agreed to: the name stands on the board
  shows_name boolean not null default false,
  entered_at timestamptz not null default now(),
  -- as it came out, fixed when the results became final
  score numeric(9, 2),
  max_score numeric(9, 2),
  percent numeric(5, 2),
  milliseconds integer,
  submitted_at timestamptz,
  -- none: sat, and not ranked
  rank integer check (rank > 0),
  -- as agreed then
  board_name_ar text,
  board_name_en text,
  -- of the certificate of participation, with the names as printed
  certificate_number text unique,
  verify_code text unique,
  name_ar text,
  name_en text,
  version integer not null default 1,
  -- one entry and one attempt of a person
  unique (competition_id, trainee_id),
  constraint ranked_with_marks check (rank is null or num_nulls(score, percent, milliseconds, submitted_at) = 0),
  constraint whole_certificate check (num_nulls(certificate_number, verify_code, name_ar, name_en) in (0, 4))
);
create index entry_trainee on competitions.entry (trainee_id, id desc);
create index entry_state on competitions.entry (competition_id, state, id);
create index entry_board on competitions.entry (competition_id, rank, id) where rank is not null;
create index entry_since on competitions.entry (competition_id, entered_at, id);

create table competitions.appeal (
  id integer generated always as identity primary key,
  entry_id integer not null unique references competitions.entry (id),
  state text not null default 'filed' check (state in ('filed', 'upheld', 'rejected')),
  text text not null,
  filed_at timestamptz not null default now(),
  decision text,
  decided_at timestamptz,
  decided_by integer,
  version integer not null default 1,
  constraint decided_for_a_reason check ((state = 'filed') = (decision is null) and (decision is null) = (decided_at is null))
);
create index appeal_waiting on competitions.appeal (id) where state = 'filed';
create index appeal_filed on competitions.appeal (filed_at, id);

create trigger not_merged before insert on competitions.entry
  for each row execute function people.not_merged('trainee_id');

-- The third owner of exams. A competition has one exam.
alter table exams.exam
  add column competition_id integer references competitions.competition (id),
  drop constraint one_owner,
  add constraint one_owner check (num_nonnulls(class_id, course_id, competition_id) = 1);
create unique index exam_competition on exams.exam (competition_id) where competition_id is not null;

create or replace function exams.exam_owned() returns trigger language plpgsql as $$
begin
  if new.class_id is not null then
    select c.course_id, c.code into new.asked_course_id, new.owner_code from classes.course_class c where c.id = new.class_id;
  elsif new.course_id is not null then
    select k.id, k.code into new.asked_course_id, new.owner_code from catalogue.course k where k.id = new.course_id;
  elsif new.competition_id is not null then
    select p.course_id, p.code into new.asked_course_id, new.owner_code from competitions.competition p where p.id = new.competition_id;
  end if;
  return new;
end $$;
drop trigger owned on exams.exam;
create trigger owned before insert or update of class_id, course_id, competition_id on exams.exam
  for each row execute function exams.exam_owned();

create function exams.competition_changed() returns trigger language plpgsql as $$
begin
  update exams.exam set competition_id = competition_id where competition_id = new.id;
  return null;
end $$;
create trigger exams_owned after update of code, course_id on competitions.competition for each row
  when ((old.code, old.course_id) is distinct from (new.code, new.course_id)) execute function exams.competition_changed();
