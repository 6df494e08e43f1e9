import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import { page } from './database.ts'
import { givenIn, runKept, Slot, slotsOf } from './kept-statement.ts'

/** Up to here a total is counted with each page; counting goes through an index, at about 0.1 µs a row. */
const countedAlways = 2_000
/** Milliseconds that a larger total is kept in this process. */
const keptFor = 20_000
const mostKept = 1_000

interface Paging {
  readonly pageNum: number
  readonly pageSize: number
}

type AnyRows = SelectQueryBuilder<any, any, any>

/** The statement of one page: its rows, each with the number of all rows, counted up to 2,001. */
function withTotal<DB, Tables extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Tables, Row>,
  all: AnyRows,
  { limit, offset }: { readonly limit: RawBuilder<number>; readonly offset: unknown },
) {
  const reached = all
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(sql.lit(countedAlways + 1))
  return rows
    .select(sql<number>`(select count(*)::integer from ${reached} as reached)`.as('total'))
    .limit(limit)
    .offset(offset as number)
}

interface Page<Row> {
  readonly rows: Row[]
  readonly total: number
}

async function pageOf<Row>(found: readonly unknown[], all: () => AnyRows, query: Paging): Promise<Page<Row>> {
  const counted = (found[0] as Counted | undefined)?.total ?? (query.pageNum === 1 ? 0 : countedAlways + 1)
  return {
    rows: found.map((row) => withoutTotal(row as Counted)) as Row[],
    total: counted > countedAlways ? await largeTotal(all()) : counted,
  }
}

/**
 * One page of a list and the number of all its rows, in one round trip. `rows` are selected and in their whole order,
 * `all` is the same rows without joins that change nothing. A total above 2,000 may be up to 20 seconds old: who leafs
 * through so many sees no difference, and counting them for each page would cost more than the page.
 */
export async function paged<DB, Tables extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Tables, Row>,
  all: AnyRows,
  query: Paging,
): Promise<Page<Row>> {
  const found = await withTotal(rows, all, page(query)).execute()
  return pageOf<Row>(found, () => all, query)
}

/**
 * As `paged`, with a statement that is built once for each shape (who asks, which filters, order and page). The actor
 * and the query that `build` gets hold slots: they may be compared with columns, and asked whether they are there, but
 * nothing may hang on what they are. Only `sort`, `pageSize`, the filters named in `literal` and the actor's role are as
 * they are.
 */
export async function keptPage<DB, Tables extends keyof DB, Row, Query extends Paging & { readonly sort?: unknown }>(
  db: Kysely<any>,
  { name, literal = [] }: { readonly name: string; readonly literal?: readonly (keyof Query)[] },
  actor: Actor,
  query: Query,
  build: (actor: Actor, query: Query) => { rows: SelectQueryBuilder<DB, Tables, Row>; all: AnyRows },
): Promise<Page<Row>> {
  const asTheyAre = Object.fromEntries(
    ['sort', 'pageNum', 'pageSize', ...literal].map((key) => [key, query[key as keyof Query]]),
  )
  const { pageNum: _, ...shaping } = asTheyAre
  const shape = [name, actor.role, givenIn(actor), givenIn(query), JSON.stringify(shaping)].join(' ')
  const built = () =>
    build({ ...slotsOf(actor, 'actor'), role: actor.role }, { ...slotsOf(query, 'query'), ...asTheyAre })
  const found = await runKept(db, shape, { actor, query }, () => {
    const { rows, all } = built()
    const offset = new Slot((values) => page(values['query'] as Query).offset)
    return withTotal(rows, all, { limit: page(query).limit, offset })
  })
  return pageOf<Row>(found, () => build(actor, query).all, query)
}

interface Counted {
  readonly total: number
}
const withoutTotal = ({ total: _, ...row }: Counted) => row

interface Kept {
  readonly total: Promise<number>
  readonly until: number
}
const kept = new Map<string, Kept>()

/** Requests that come while it is counted share the count. */
function largeTotal(all: AnyRows): Promise<number> {
  const counting = all.clearSelect().select(sql<number>`count(*)::integer`.as('total'))
  const { sql: text, parameters } = counting.compile()
  const key = `${text}\n${JSON.stringify(parameters)}`
  const now = performance.now()
  const known = kept.get(key)
  if (known && known.until > now) return known.total
  const total = counting.executeTakeFirstOrThrow().then((row) => (row as { total: number }).total)
  kept.delete(key)
  kept.set(key, { total, until: now + keptFor })
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
  total.catch(() => kept.delete(key))
  return total
}
