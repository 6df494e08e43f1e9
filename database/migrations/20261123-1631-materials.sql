-- What a course is taught with: files, videos and links, of the course as a whole or of one of its modules.
create table catalogue.material (
  id integer generated always as identity primary key,
  course_id integer not null references catalogue.course (id) on delete cascade,
  -- null: of the course as a whole
  module_id integer references catalogue.course_module (id) on delete cascade,
  position integer not null,
  title jsonb not null,
  type_id integer references lookups.material_type (id),
  kind text not null check (kind in ('file', 'video', 'link')),
  -- several courses may show one file: a copy of a course has those of its model
  file_id integer references platform.file (id),
  address text,
  opens text not null default 'always' check (opens in ('always', 'firstDay', 'afterSession')),
  after_session integer check (after_session > 0),
  is_downloadable boolean not null,
  search text not null generated always as (platform.fold(coalesce(title->>'ar', '') || ' ' || coalesce(title->>'en', '') || ' ' || coalesce(title->>'fr', ''))) stored,
  check ((file_id is null) <> (address is null)),
  check ((kind = 'link') = (address is not null)),
  check ((opens = 'afterSession') = (after_session is not null))
);
create index material_course on catalogue.material (course_id, position);
create index material_module on catalogue.material (module_id) where module_id is not null;
create index material_type_of on catalogue.material (type_id) where type_id is not null;
create index material_file on catalogue.material (file_id) where file_id is not null;

-- What lets a browser ask for the bytes of a material by its address alone, as a video element does: good in the session
-- that it was given to and in its browser.
create table catalogue.material_ticket (
  hash bytea primary key,
  material_id integer not null references catalogue.material (id) on delete cascade,
  session_id uuid not null references signin.session (id) on delete cascade,
  saves boolean not null,
  expires_at timestamptz not null
);
create index material_ticket_material on catalogue.material_ticket (material_id);
create index material_ticket_session on catalogue.material_ticket (session_id);
create index material_ticket_end on catalogue.material_ticket (expires_at);
