-- The practical part of courses: what is assessed, what assessors gave in a class, and what came of it.
create schema practical;

-- What is assessed: by the general sheet in every class with a practical part, by the others in the classes of a course.
create table practical.sheet (
  id integer generated always as identity primary key,
  -- null: the general one
  course_id integer references catalogue.course (id),
  -- each trainee is assessed by two people apart from each other
  asks_second boolean not null default false,
  version integer not null default 1
);
create unique index one_sheet on practical.sheet (course_id) nulls not distinct;
insert into practical.sheet (course_id) values (null);

create table practical.item (
  id integer generated always as identity primary key,
  sheet_id integer not null references practical.sheet (id),
  text jsonb not null,
  max_degree numeric(6,2) not null check (max_degree > 0),
  position integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(text->>'ar', '') || ' ' || coalesce(text->>'en', '') || ' ' || coalesce(text->>'fr', ''))) stored
);
create index item_sheet on practical.item (sheet_id, position, id);
create index item_search on practical.item using gin (search gin_trgm_ops);

-- What a sheet said when a class began with it; never changed.
create table practical.edition (
  id integer generated always as identity primary key,
  sheet_id integer not null references practical.sheet (id),
  number integer not null,
  asks_second boolean not null,
  made_at timestamptz not null default now(),
  unique (sheet_id, number)
);
create table practical.edition_item (
  id integer generated always as identity primary key,
  edition_id integer not null references practical.edition (id),
  item_id integer not null references practical.item (id),
  position integer not null,
  text jsonb not null,
  max_degree numeric(6,2) not null,
  unique (edition_id, item_id)
);
create index edition_item_item on practical.edition_item (item_id);

-- The practical examination of a class.
create table practical.examination (
  id integer generated always as identity primary key,
  class_id integer not null unique references classes.course_class (id),
  state text not null default 'planned' check (state in ('planned', 'marking', 'released')),
  starts_on date,
  ends_on date,
  -- kept from the first degree on
  general_edition_id integer references practical.edition (id),
  course_edition_id integer references practical.edition (id),
  begun_at timestamptz,
  released_at timestamptz,
  version integer not null default 1,
  constraint both_days check ((starts_on is null) = (ends_on is null)),
  constraint days_in_order check (ends_on >= starts_on),
  constraint begun_with_sheets check (state = 'planned' or (begun_at is not null and num_nonnulls(general_edition_id, course_edition_id) > 0)),
  constraint released_once check ((state = 'released') = (released_at is not null))
);
create index examination_general on practical.examination (general_edition_id) where general_edition_id is not null;
create index examination_course on practical.examination (course_edition_id) where course_edition_id is not null;

-- One sheet about one trainee by one assessor; where a sheet asks for no second, all assessors of the class write in one.
create table practical.marking (
  id integer generated always as identity primary key,
  examination_id integer not null references practical.examination (id),
  edition_id integer not null references practical.edition (id),
  registration_id integer not null references registration.registration (id),
  -- the third decides where two are too far apart
  seat smallint not null check (seat between 1 and 3),
  -- null where all assessors share it
  assessor_id integer references accounts.account (id),
  is_absent boolean not null default false,
  signed_at timestamptz,
  signed_by integer references accounts.account (id),
  -- as it was when it was signed
  signed_name jsonb,
  version integer not null default 1,
  unique (registration_id, edition_id, seat),
  unique (registration_id, edition_id, assessor_id),
  constraint signed_whole check (num_nulls(signed_at, signed_by, signed_name) in (0, 3)),
  constraint absent_is_signed check (not is_absent or signed_at is not null)
);
create index marking_examination on practical.marking (examination_id, registration_id);
create index marking_edition on practical.marking (edition_id);
create index marking_assessor on practical.marking (assessor_id) where assessor_id is not null;
create index marking_signed_by on practical.marking (signed_by) where signed_by is not null;
create index marking_signed_at on practical.marking (signed_at, id);

create table practical.degree (
  marking_id integer not null references practical.marking (id),
  edition_item_id integer not null references practical.edition_item (id),
  degree numeric(6,2) not null check (degree >= 0),
  given_by integer not null references accounts.account (id),
  -- by the clock of whoever gave it
  given_at timestamptz not null,
  version integer not null default 1,
  primary key (marking_id, edition_item_id)
);
create index degree_item on practical.degree (edition_item_id);
create index degree_given_by on practical.degree (given_by);

-- What came of it, as it was released last.
create table practical.result (
  id integer generated always as identity primary key,
  examination_id integer not null references practical.examination (id),
  registration_id integer not null unique references registration.registration (id),
  degree numeric(8,2) not null,
  max_degree numeric(8,2) not null,
  percent numeric(5,2) not null,
  pass_percent numeric(5,2) not null,
  passed boolean not null,
  released_at timestamptz not null,
  released_by integer not null references accounts.account (id),
  version integer not null default 1
);
create index result_examination on practical.result (examination_id);
create index result_released on practical.result (released_at, id);
create index result_released_by on practical.result (released_by);
