import type { Made } from './made.ts'
import { pascal, sentence, snake } from './names.ts'

export function newLookup(given: string, written: string): Made {
  const [key, table] = [pascal(given), snake(given)]
  return {
    files: [{ path: `database/migrations/${written}-${table.replaceAll('_', '-')}.sql`, text: migration(table) }],
    next: [
      `modules/lookups/rules/keys.ts: add '${key}'; its screen, calls and import follow from that`,
      `modules/lookups/rules/settings-groups.ts: name it where the page of settings should lead to it`,
      `modules/lookups/text: add the words "${sentence(given)}" in ar, en, fr`,
      'database/seeds/lookups: add its first entries; academies of older versions get them too',
      'bin/new tables',
    ],
  }
}

const migration = (table: string) => `create table lookups.${table} (
  id integer generated always as identity primary key,
  code text not null unique,
  name jsonb not null,
  position integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  search text generated always as (platform.fold(coalesce(name->>'ar', '') || ' ' || coalesce(name->>'en', '') || ' ' || coalesce(name->>'fr', '') || ' ' || code)) stored
);
create trigger tells after insert or update or delete or truncate on lookups.${table}
  for each statement execute function lookups.notify_change();
`
