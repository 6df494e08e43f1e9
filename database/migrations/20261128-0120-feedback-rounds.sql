-- Sheets of feedback, rounds in which people are asked, and what they said. Who has answered and what was answered share no
-- key: until a round is over its answers stand in one sealed value, and then in counts alone (decision 187).
create table feedback.sheet (
  id integer generated always as identity primary key,
  kind text not null,
  -- which version of its kind
  number integer not null,
  state text not null default 'draft' check (state in ('draft', 'published', 'replaced')),
  intro jsonb not null default '{}',
  published_on date,
  version integer not null default 1,
  constraint number_of_kind unique (kind, number),
  constraint published_has_day check ((state = 'draft') = (published_on is null))
);
create unique index one_draft on feedback.sheet (kind) where state = 'draft';
create unique index one_published on feedback.sheet (kind) where state = 'published';

-- What a sheet asks, in the words in which it asks it.
create table feedback.sheet_question (
  id integer generated always as identity primary key,
  sheet_id integer not null references feedback.sheet (id) on delete cascade,
  question_id integer not null references feedback.question (id),
  category_id integer not null references lookups.category_assessment (id),
  position integer not null,
  text jsonb not null,
  answer text not null check (answer in ('rating', 'choice', 'yesNo', 'text')),
  choices jsonb not null default '[]',
  is_required boolean not null,
  constraint asked_once unique (sheet_id, question_id)
);
create index sheet_question_question on feedback.sheet_question (question_id);
create index sheet_question_category on feedback.sheet_question (category_id);

create table feedback.round (
  id integer generated always as identity primary key,
  kind text not null,
  sheet_id integer not null references feedback.sheet (id),
  class_id integer not null references classes.course_class (id),
  -- whom it is about, where it is about an instructor
  instructor_id integer references people.instructor (id),
  state text not null default 'open' check (state in ('open', 'closed', 'released')),
  state_since timestamptz not null default now(),
  -- whoever holds the code of an invitation answers without a log-in
  by_code boolean not null,
  opens_on date not null,
  closes_on date not null,
  -- once it is over: whether enough have answered for it to be counted, and then how many, and the sums of their ratings
  is_counted boolean not null default false,
  answers integer not null default 0,
  ratings integer not null default 0,
  rating_sum integer not null default 0,
  rating_squares integer not null default 0,
  version integer not null default 1,
  constraint about_an_instructor check ((kind in ('instructorByTrainee', 'instructorByEvaluator')) = (instructor_id is not null)),
  constraint days_in_order check (closes_on >= opens_on),
  constraint counted_once_over check (state <> 'open' or (not is_counted and answers = 0)),
  constraint asked_once_in_a_class unique nulls not distinct (class_id, kind, instructor_id)
);
create index round_sheet on feedback.round (sheet_id);
create index round_instructor on feedback.round (instructor_id, closes_on desc, id desc) where instructor_id is not null;
create index round_closes on feedback.round (closes_on, id);
create index round_kind on feedback.round (kind, closes_on, id);
create index round_open on feedback.round (closes_on) where state = 'open';

-- One person asked about one class, with the code that opens what they are asked.
create table feedback.invitation (
  id integer generated always as identity primary key,
  class_id integer not null references classes.course_class (id),
  trainee_id integer references people.trainee (id),
  instructor_id integer references people.instructor (id),
  -- an evaluator
  account_id integer references accounts.account (id),
  organization_id integer references people.organization (id),
  code text not null unique,
  invited_on date not null,
  reminded_on date,
  reminders integer not null default 0,
  constraint of_one check (num_nonnulls(trainee_id, instructor_id, account_id, organization_id) = 1)
);
create unique index invited_trainee on feedback.invitation (trainee_id, class_id) where trainee_id is not null;
create unique index invited_instructor on feedback.invitation (instructor_id, class_id) where instructor_id is not null;
create unique index invited_account on feedback.invitation (account_id, class_id) where account_id is not null;
create unique index invited_organization on feedback.invitation (organization_id, class_id) where organization_id is not null;
create index invitation_class on feedback.invitation (class_id);
create trigger not_merged before insert on feedback.invitation
  for each row execute function people.not_merged('trainee_id');

-- Which sheets an invitation asks for, and on which day each was given: nothing finer, and nothing of what was said.
create table feedback.asked (
  id integer generated always as identity primary key,
  round_id integer not null references feedback.round (id),
  invitation_id integer not null references feedback.invitation (id),
  given_on date,
  constraint asked_of_round unique (round_id, invitation_id)
);
create index asked_invitation on feedback.asked (invitation_id);
create index asked_waiting on feedback.asked (invitation_id) where given_on is null;

-- All answers of an open round that is not signed, shuffled and sealed into one value by a key that is not in the database.
create table feedback.box (
  round_id integer primary key references feedback.round (id),
  sealed bytea not null
);

-- How often each answer was given in a round that is over, and counted.
create table feedback.tally (
  round_id integer not null references feedback.round (id),
  sheet_question_id integer not null references feedback.sheet_question (id),
  -- of a rating its grade, of a choice its place, from 1; yes is 1, no is 2
  value smallint not null,
  count integer not null check (count > 0),
  primary key (round_id, sheet_question_id, value)
);
create index tally_question on feedback.tally (sheet_question_id);

-- What was written in a round that is over, in no order.
create table feedback.comment (
  id uuid primary key,
  round_id integer not null references feedback.round (id),
  sheet_question_id integer not null references feedback.sheet_question (id),
  text text not null
);
create index comment_round on feedback.comment (round_id, sheet_question_id);
create index comment_question on feedback.comment (sheet_question_id);

-- Answers of whoever answers by name: evaluators, instructors, organizations.
create table feedback.signed_answer (
  asked_id integer not null references feedback.asked (id),
  sheet_question_id integer not null references feedback.sheet_question (id),
  value smallint,
  text text,
  primary key (asked_id, sheet_question_id),
  constraint one_answer check (num_nonnulls(value, text) = 1)
);
create index signed_answer_question on feedback.signed_answer (sheet_question_id);
