-- Each word of a folded text, and each of them without any one of its letters: two words of which one letter differs, is
-- missing or stands one place further share one of these. Codes, numbers and addresses are left out, as of those another
-- one is not near but somebody else's (platform/server/reading/near.ts).
create function platform.slips(folded text) returns text[] language sql immutable parallel safe strict cost 1000
return (
  select coalesce(array_agg(distinct slip), '{}')
  from unnest(string_to_array(folded, ' ')) word
  cross join lateral (
    select word union all select left(word, at - 1) || substr(word, at + 1) from generate_series(1, length(word)) at
  ) each (slip)
  where length(word) between 3 and 24 and word !~ '[0-9@]');

create index trainee_near on people.trainee using gin (platform.slips(search));
create index instructor_near on people.instructor using gin (platform.slips(search));
create index organization_near on people.organization using gin (platform.slips(search));
create index account_near on accounts.account using gin (platform.slips(search));
create index course_near on catalogue.course using gin (platform.slips(search));

-- Working the slips out of every row that an ANALYZE draws takes longer than all its other columns; without them the
-- planner takes one row in 200 for near, which the index answers.
alter index people.trainee_near alter column 1 set statistics 0;
alter index people.instructor_near alter column 1 set statistics 0;
alter index people.organization_near alter column 1 set statistics 0;
alter index accounts.account_near alter column 1 set statistics 0;
alter index catalogue.course_near alter column 1 set statistics 0;
