import { sql, type RawBuilder } from 'kysely'
import type { Trilingual } from '#platform/shared/text.ts'

/** The name that rows keep in two columns, one for each script, as replies have it: `bothNames('t.trainee_name')`. */
export const bothNames = (name: string): RawBuilder<Trilingual> =>
  sql<Trilingual>`jsonb_build_object('ar', ${sql.ref(`${name}_ar`)}, 'en', ${sql.ref(`${name}_en`)})`

/** The same of somebody who need not be there; null where the column `id` is. */
export const bothNamesIfAny = (name: string, id: string): RawBuilder<Trilingual | null> =>
  sql<Trilingual | null>`case when ${sql.ref(id)} is not null then ${bothNames(name)} end`
