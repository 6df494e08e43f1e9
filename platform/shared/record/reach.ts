import type { Right } from '../access.ts'
import type { Actor } from '../actor.ts'

/** One way to stand to the records of a noun. */
export interface Standing<Rows extends string = string> {
  /** The roles and rights that stand so. */
  readonly who: readonly Right[]
  /** Which records that shows: `all`, or a word that the module's server says in SQL. */
  readonly reaches: Rows
}

/** Who reaches which records of a noun. Whoever stands in no line reaches none. */
export interface Reach<
  Noun extends string = string,
  Table extends Readonly<Record<string, Standing>> = Readonly<Record<string, Standing>>,
> {
  readonly noun: Noun
  readonly standings: Table
}

/** Declares, by the names of its standings, who reaches which records of a noun (`rules/reach.ts` of its module). */
export const reach = <const Noun extends string, const Table extends Readonly<Record<string, Standing>>>(
  noun: Noun,
  standings: Table,
): Reach<Noun, Table> => ({ noun, standings })

export type StandingName<R extends Reach> = keyof R['standings'] & string
/** The words for records that are not `all`. */
export type ReachedRows<R extends Reach> = Exclude<R['standings'][StandingName<R>]['reaches'], 'all'>

type Holder = Pick<Actor, 'role' | 'permissions'>

/** As what the actor stands to the records of the noun, in the order of its table; empty where that is nothing. */
export function standingsOf<R extends Reach>({ standings }: R, { role, permissions }: Holder): StandingName<R>[] {
  const holds = (right: Right) => right === role || (permissions as readonly Right[]).includes(right)
  return Object.entries(standings).flatMap(([name, { who }]) => (who.some(holds) ? [name as StandingName<R>] : []))
}
