-- Which lists have got their first entries. An academy of an older version gets those of a list that is new to it, once;
-- what its editors have deleted stays deleted. Lists that hold something have had theirs.
create table platform.first_entries (list text primary key);
