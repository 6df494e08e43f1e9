import { factsFiles } from '../platform/server/postgres/facts.ts'

/**
 * For PostgreSQL a view's columns may all be null. In the published `_facts` views those may that the comment before the
 * view names: `-- may be null: room_id, room_code`.
 */
export const mayBeNull = new Set(
  factsFiles().flatMap(({ text }) =>
    [...text.matchAll(/^-- may be null: ([a-z_, ]+)\ncreate view ([a-z_.]+)/gm)].flatMap(([, columns = '', view]) =>
      columns.split(', ').map((column) => `${view}.${column}`),
    ),
  ),
)
