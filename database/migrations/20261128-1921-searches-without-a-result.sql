-- What people look for in the catalogue and do not find, a day at a time: the folded words, and nobody's name.
create table catalogue.empty_search (
  id integer generated always as identity primary key,
  day date not null,
  words text not null check (char_length(words) between 3 and 60),
  -- with an account, or in the catalogue that is open to everybody
  origin text not null check (origin in ('signedIn', 'public')),
  times integer not null default 1,
  constraint empty_search_once unique (day, origin, words)
);
