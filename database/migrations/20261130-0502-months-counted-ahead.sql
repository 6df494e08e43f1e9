-- Months that are over, counted at night for the subjects that take long to count: long periods are put together of them.
create table reports.counted_month (
  subject text not null,
  -- a grouping of the subject; by month for all rows together
  grouped_by text not null,
  month date not null check (extract(day from month) = 1),
  key text not null,
  name jsonb,
  -- what the rows bring to each figure, in the order of the subject's
  added numeric[] not null,
  row_count integer not null,
  primary key (subject, grouped_by, month, key)
);

create table reports.counted_subject (
  subject text primary key,
  counted_at timestamptz not null,
  -- the months before this one were counted
  until date not null check (extract(day from until) = 1),
  -- how money and days were reckoned
  base_currency text not null,
  time_zone text not null,
  -- of how many rows a period is counted as they stand; of more it is put together of months
  most_now integer not null
);
