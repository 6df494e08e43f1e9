import { sql, type RawBuilder } from 'kysely'
import { passes, type Role, type Rule } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { FigureKey } from '#platform/shared/record/figure-keys.ts'
import { dayOf, isDay, type Day } from '#platform/shared/values/dates.ts'
import type { Database } from '../database.ts'
import { rowsOf, type DeclaredRows } from '../reading/list.ts'

/** Who looks at a home, and when. */
export interface FigureAsked {
  readonly actor: Actor
  readonly now: Date
  readonly today: Day
  readonly timeZone: string
}

interface Declared<Query, About> {
  readonly key: FigureKey
  /** On whose homes it stands. */
  readonly roles: readonly Role[]
  /** The rule of the page that it leads to: nobody is shown the way to a closed door. */
  readonly page: { readonly path: `/${string}`; readonly rule: Rule; readonly also?: Readonly<Record<string, string>> }
  readonly list: DeclaredRows<Query, About>
  readonly about: (asked: FigureAsked) => About
  readonly filters: Partial<Query> | ((asked: FigureAsked) => Partial<Query>)
  /** How the page's address names the filters, where it is not by their own names; null: the page sets it itself. */
  readonly inAddress?: (filter: string) => string | null
  /** Of each row since when it waits. */
  readonly since?: RawBuilder<unknown>
}

/** A number on somebody's home, as a module hands it in. */
export interface Figure {
  readonly key: FigureKey
  readonly isFor: (actor: Actor) => boolean
  /** `{ Count, Oldest }` of the rows, as part of a larger statement. */
  readonly counted: (db: Database, asked: FigureAsked) => RawBuilder<unknown>
  /** Where exactly these rows are listed. */
  readonly href: (asked: FigureAsked) => string
}

/**
 * A figure that counts a declared list under some filters and leads to the page with that list under the same filters: what
 * is counted and what is shown are one declaration.
 */
export function figureOf<Query extends object, About>(declared: Declared<Query, About>): Figure {
  const { key, roles, page, list, about, filters, inAddress = (filter) => filter, since } = declared
  const filtersOf = (asked: FigureAsked) => (typeof filters === 'function' ? filters(asked) : filters)
  return {
    key,
    isFor: ({ role, permissions }) => roles.includes(role) && passes(page.rule, role, permissions),
    counted: (db, asked) =>
      sql`(${rowsOf(db, list, filtersOf(asked), about(asked)).select(
        sql`jsonb_build_object('Count', count(*)::integer, 'Oldest', ${since ? sql`min(${since})` : sql`null`})`.as(
          'n',
        ),
      )})`,
    href(asked) {
      const asFilters = Object.entries(filtersOf(asked))
      const named = asFilters.flatMap(([filter, value]) => {
        const name = inAddress(filter)
        return name === null ? [] : [[name, String(value)]]
      })
      // Where the list's own filters are not in the address it would begin with the usual view of the role, which shows others.
      const whole = asFilters.some(([filter]) => inAddress(filter) === filter) ? [] : [['listView', 'all']]
      return `${page.path}?${new URLSearchParams([...Object.entries(page.also ?? {}), ...named, ...whole]).toString()}`
    },
  }
}

export interface FigureShown {
  readonly Key: FigureKey
  readonly Count: number
  /** Since when the oldest of them waits; null where nothing says it, or nothing waits. */
  readonly Oldest: Day | null
  readonly Href: string
}
type Counted = { readonly Count: number; readonly Oldest: string | null }

const sinceWhen = (text: string, timeZone: string): Day => (isDay(text) ? text : dayOf(new Date(text), timeZone))

/** What these figures are now for this person, as part of a larger statement; `shown` makes of it what the home is told. */
export function figuresIn(db: Database, figures: readonly Figure[], asked: FigureAsked) {
  const own = figures.filter((figure) => figure.isFor(asked.actor))
  return {
    part: sql<readonly Counted[]>`jsonb_build_array(${sql.join(own.map((figure) => figure.counted(db, asked)))})`,
    shown: (counted: readonly Counted[]): FigureShown[] =>
      own.map((figure, at) => {
        const { Count, Oldest } = counted[at]!
        return { Key: figure.key, Count, Oldest: Oldest && sinceWhen(Oldest, asked.timeZone), Href: figure.href(asked) }
      }),
  }
}
