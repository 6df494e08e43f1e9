import { sql } from 'kysely'

/** The sum of some counts of a column that holds them by their names. */
export const countOf = (column: string, names: readonly string[]) =>
  sql<number>`(${sql.join(
    names.map((name) => sql`coalesce((${sql.ref(column)}->>${sql.lit(name)})::integer, 0)`),
    sql` + `,
  )})`
