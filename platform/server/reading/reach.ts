import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import { standingsOf, type Reach, type ReachedRows } from '#platform/shared/record/reach.ts'

declare const reached: unique symbol
/** A condition under which a statement shows nobody a record of this noun that they do not reach. */
export type Reached<Noun extends string = string> = RawBuilder<boolean> & { readonly [reached]: Noun }

/** The records of each word, of the noun's table under this alias. */
type InSql<R extends Reach> = {
  readonly [Rows in ReachedRows<R>]: (actor: Actor, alias: string) => RawBuilder<boolean>
}

/**
 * What a noun's `rules/reach.ts` says, as SQL: for an actor and the alias of the noun's table a condition that holds for
 * the records that any of the actor's standings reaches, and for none where there is no standing.
 */
export const reachInSql =
  <R extends Reach>(table: R, rows: InSql<R>, usualAlias: string) =>
  (actor: Actor, alias = usualAlias): Reached<R['noun']> => {
    const words = new Set(standingsOf(table, actor).map((name) => table.standings[name]!.reaches))
    if (words.has('all')) return sql<boolean>`true` as Reached<R['noun']>
    const each = [...words].map((word) => (rows as InSql<Reach>)[word]!(actor, alias))
    if (each.length === 0) return sql<boolean>`false` as Reached<R['noun']>
    return (each.length === 1 ? each[0]! : sql<boolean>`(${sql.join(each, sql` or `)})`) as Reached<R['noun']>
  }

/** For rows that everybody who may call may see: `why` they belong to nobody. */
export const everybody = (_why: string): Reached => sql<boolean>`true` as Reached
