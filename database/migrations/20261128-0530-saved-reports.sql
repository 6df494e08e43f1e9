-- Reports that people put together of the declared lists, keep, share and have sent; and what each running of one brought.
create schema reports;

create table reports.saved_report (
  id integer generated always as identity primary key,
  author_id integer not null references accounts.account (id),
  name text not null,
  list text not null,
  -- what is asked of the list: columns, filters, order, groups and figures
  definition jsonb not null,
  changed_at timestamptz not null default now(),
  version integer not null default 1,
  search text generated always as (platform.fold(name)) stored
);
create index saved_report_author on reports.saved_report (author_id, changed_at);
create index saved_report_list on reports.saved_report (list, changed_at, id);
create index saved_report_changed on reports.saved_report (changed_at, id);
create index saved_report_name on reports.saved_report (name, id);
create index saved_report_search on reports.saved_report using gin (search gin_trgm_ops);

-- With whom: everybody who holds a right, or one person.
create table reports.share (
  id integer generated always as identity primary key,
  report_id integer not null references reports.saved_report (id),
  right_name text,
  account_id integer references accounts.account (id),
  constraint one_of_both check (num_nonnulls(right_name, account_id) = 1),
  unique (report_id, right_name),
  unique (report_id, account_id)
);
create index share_right on reports.share (right_name, report_id) where right_name is not null;
create index share_account on reports.share (account_id, report_id) where account_id is not null;

create table reports.schedule (
  id integer generated always as identity primary key,
  report_id integer not null unique references reports.saved_report (id),
  rhythm text not null check (rhythm in ('daily', 'weekly', 'monthly')),
  -- 0 is Sunday
  weekday integer check (weekday between 0 and 6),
  -- the last of the month where it is shorter
  month_day integer check (month_day between 1 and 31),
  -- by the academy's clock
  hour integer not null check (hour between 0 and 23),
  is_paused boolean not null default false,
  next_at timestamptz not null,
  last_at timestamptz,
  version integer not null default 1,
  constraint day_of_rhythm check ((rhythm = 'weekly') = (weekday is not null) and (rhythm = 'monthly') = (month_day is not null))
);
create index schedule_due on reports.schedule (next_at) where not is_paused;

create table reports.recipient (
  id integer generated always as identity primary key,
  schedule_id integer not null references reports.schedule (id),
  account_id integer not null references accounts.account (id),
  -- since when they may not see the report any more; the author was told then
  lost_at timestamptz,
  unique (schedule_id, account_id)
);
create index recipient_account on reports.recipient (account_id);

create table reports.run (
  id integer generated always as identity primary key,
  owner_id integer not null references accounts.account (id),
  -- null: it was not saved, or is deleted
  report_id integer references reports.saved_report (id),
  is_scheduled boolean not null default false,
  name text not null,
  list text not null,
  definition jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled', 'expired')),
  failure text check (failure in ('noAccess', 'tooManyRows', 'tooManyGroups', 'tooSlow', 'interrupted', 'refused', 'broken')),
  done_rows integer not null default 0,
  total_rows integer,
  tries integer not null default 0,
  asked_at timestamptz not null,
  -- when the process that works on it last said so
  beat_at timestamptz,
  ended_at timestamptz,
  expires_at timestamptz,
  file_id integer references platform.file (id),
  constraint failed_why check ((state = 'failed') = (failure is not null)),
  constraint kept_while_done check ((state = 'done') = (file_id is not null))
);
create index run_owner on reports.run (owner_id, asked_at);
create index run_report on reports.run (report_id) where report_id is not null;
create index run_open on reports.run (state, beat_at) where state in ('waiting', 'running');
create index run_expires on reports.run (expires_at) where expires_at is not null;
create index run_file on reports.run (file_id) where file_id is not null;
