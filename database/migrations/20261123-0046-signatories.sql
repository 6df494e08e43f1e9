-- The titles and names of who signs are settings of their own, each a text in three languages.
insert into platform.setting (key, value, version)
select post || part.name,
  jsonb_build_object('ar', '', 'en', '', 'fr', '') || jsonb_strip_nulls(kept.value -> post -> lower(part.name)), kept.version
from platform.setting kept, unnest(array['director', 'registrar']) post, (values ('Title'), ('Name')) part (name)
where kept.key = 'signatories' and jsonb_typeof(kept.value -> post -> lower(part.name)) = 'object'
on conflict (key) do nothing;
delete from platform.setting where key = 'signatories';
