-- The pictures that stand on printed documents. Each keeps its row for good: what was issued with it is printed with it.
create table platform.paper_image (
  id integer generated always as identity primary key,
  place text not null check (place in (
    'letterhead', 'logo', 'stamp', 'directorSignature', 'registrarSignature',
    'certificateBackground', 'completionBackground', 'excellenceBackground', 'attendanceBackground')),
  file_id integer not null references platform.file (id),
  -- In the address that papers fetch it by; nobody guesses it.
  image_key text not null unique,
  is_current boolean not null default true,
  version integer not null default 1
);
create unique index paper_image_current on platform.paper_image (place) where is_current;
create index paper_image_file on platform.paper_image (file_id);

-- What the academy says of single documents, by their published names.
create table platform.document_look (
  id integer generated always as identity primary key,
  key text not null unique,
  is_off boolean not null default false,
  title jsonb not null default '{}',
  footer jsonb not null default '{}',
  -- Null: whoever the document declares.
  signatories text[],
  version integer not null default 1
);
insert into platform.document_look (key, is_off, footer, signatories)
select
  own.key,
  coalesce((own.value->>'off')::boolean, false),
  coalesce(own.value->'footer', '{}'),
  case when own.value ? 'signedBy' then array(select jsonb_array_elements_text(own.value->'signedBy')) end
from platform.setting kept, jsonb_each(case jsonb_typeof(kept.value) when 'object' then kept.value else '{}' end) as own
where kept.key = 'documents';
delete from platform.setting where key = 'documents';
