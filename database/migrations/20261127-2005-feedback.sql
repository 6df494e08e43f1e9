-- The bank of questions of feedback sheets. Sheets, rounds and answers refer to its rows; what was asked is kept with them.
create schema feedback;

create table feedback.question (
  id integer generated always as identity primary key,
  category_id integer not null,
  -- the kind of sheet that asks it: that of its category, which the database keeps equal
  kind text not null,
  text jsonb not null,
  answer text not null check (answer in ('rating', 'choice', 'yesNo', 'text')),
  -- of a choice: its texts in their order; whoever keeps an answer keeps the place, from 1
  choices jsonb not null default '[]',
  is_required boolean not null default true,
  -- among those of its category
  position integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(text->>'ar', '') || ' ' || coalesce(text->>'en', '') || ' ' || coalesce(text->>'fr', ''))) stored,
  foreign key (category_id, kind) references lookups.category_assessment (id, assessment_type),
  constraint choices_of_a_choice check ((answer = 'choice') = (jsonb_array_length(choices) > 1))
);
create index question_category on feedback.question (category_id, position, id);
create index question_kind on feedback.question (kind, category_id);
create index question_search on feedback.question using gin (search gin_trgm_ops);
