-- Names are looked up across their spaces: the words of the folded text are joined by a letter that folding takes away, so
-- that where one word ends and the next begins is a trigram of its own, far rarer than those within frequent names.
create function platform.joined(value text) returns text language sql immutable parallel safe strict
return translate(value, ' ', 'ـ');

drop index people.trainee_search;
create index trainee_search on people.trainee using gin (platform.joined(search) gin_trgm_ops);
analyze people.trainee;
