-- The parts of a name are its source; the full name is made of them. Where the passport has it otherwise, that stands
-- beside them. Who is known by a full name alone has no parts (the pseudonym of somebody erased).
do $$
declare
  part text;
begin
  foreach part in array array['trainee', 'instructor', 'name_change'] loop
    execute format('alter table people.%I
      add column first_ar text not null default '''', add column middle_ar text not null default '''',
      add column last_ar text not null default '''', add column first_en text not null default '''',
      add column middle_en text not null default '''', add column last_en text not null default '''',
      add column passport_name_ar text, add column passport_name_en text', part);
  end loop;
end $$;

-- The first word, the last word, and what stands between them.
create function pg_temp.words(name text) returns text[] language sql immutable
return string_to_array(trim(regexp_replace(name, '\s+', ' ', 'g')), ' ');
create function pg_temp.last_word(words text[]) returns text language sql immutable
return case when cardinality(words) > 1 then words[cardinality(words)] else '' end;
create function pg_temp.between_words(words text[]) returns text language sql immutable
return array_to_string(words[2:cardinality(words) - 1], ' ');

update people.trainee set
  first_ar = name_parts->'First'->>'ar', middle_ar = coalesce(name_parts->'Middle'->>'ar', ''), last_ar = name_parts->'Last'->>'ar',
  first_en = coalesce(name_parts->'First'->>'en', ''), middle_en = coalesce(name_parts->'Middle'->>'en', ''),
  last_en = coalesce(name_parts->'Last'->>'en', '')
where name_parts is not null;
alter table people.trainee drop column name_parts;

do $$
declare
  part text;
  script text;
begin
  foreach part in array array['trainee', 'instructor', 'name_change'] loop
    foreach script in array array['ar', 'en'] loop
      execute format($f$update people.%1$I p set first_%2$s = coalesce(w.words[1], ''),
          middle_%2$s = pg_temp.between_words(w.words), last_%2$s = pg_temp.last_word(w.words)
        from (select id, pg_temp.words(name_%2$s) as words from people.%1$I) w where w.id = p.id and p.first_%2$s = ''$f$, part, script);
      -- What the parts do not make to the letter is kept as it stood.
      execute format($f$update people.%1$I set passport_name_%2$s = name_%2$s where first_%2$s <> ''
        and name_%2$s <> array_to_string(array_remove(array[first_%2$s, middle_%2$s, last_%2$s], ''), ' ')$f$, part, script);
      execute format($f$alter table people.%1$I add constraint %1$s_made_name_%2$s check (first_%2$s = ''
        or name_%2$s = coalesce(passport_name_%2$s, array_to_string(array_remove(array[first_%2$s, middle_%2$s, last_%2$s], ''), ' ')))$f$, part, script);
    end loop;
  end loop;
end $$;
