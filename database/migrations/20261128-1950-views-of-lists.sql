-- Named views of lists: how somebody wants to see one again, and for which roles. They belong to accounts, of which the
-- person's connection knows nothing, so they stand beside notifications without row-level security: each statement names
-- its reader (`views.listView` of the matrix of reach).
create schema views;

create table views.list_view (
  id integer generated always as identity primary key,
  owner_id integer not null references accounts.account (id),
  -- the list's name on the pages
  list text not null,
  name text not null,
  -- columns, filters, search, order and density
  definition jsonb not null,
  -- who sees it beside its owner
  roles text[] not null default '{}',
  -- whose lists begin with it
  usual_for text[] not null default '{}',
  changed_at timestamptz not null default now(),
  version integer not null default 1,
  constraint usual_is_shared check (usual_for <@ roles)
);
create index list_view_owner on views.list_view (owner_id, list);
create index list_view_shared on views.list_view (list) where roles <> '{}';
