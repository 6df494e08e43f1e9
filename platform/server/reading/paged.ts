import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import { page } from '../database.ts'
import { givenIn, runKept, Slot, slotsOf } from './kept-statement.ts'
import { countedAlways, isAnyLarge, knownLarge, largeTotal } from './large-totals.ts'

interface Paging {
  readonly pageNum: number
  readonly pageSize: number
}

type AnyRows = SelectQueryBuilder<any, any, any>

/** The number of all rows, counted up to 2,001. */
function totalOf(all: AnyRows) {
  const reached = all
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(sql.lit(countedAlways + 1))
  return sql<number>`(select count(*)::integer from ${reached} as reached)`.as('total')
}

/** The statement of one page: its rows, each with the number of all. */
const withTotal = <DB, Tables extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Tables, Row>,
  all: AnyRows,
  { limit, offset }: { readonly limit: RawBuilder<number>; readonly offset: unknown },
) =>
  rows
    .select(totalOf(all))
    .limit(limit)
    .offset(offset as number)

interface Page<Row> {
  readonly rows: Row[]
  readonly total: number
}

async function pageOf<Row>(
  found: readonly unknown[],
  query: Paging,
  counting: { readonly key: () => string; readonly all: () => AnyRows },
): Promise<Page<Row>> {
  const counted = (found[0] as Counted | undefined)?.total ?? (query.pageNum === 1 ? 0 : countedAlways + 1)
  return {
    rows: found.map((row) => withoutTotal(row as Counted)) as Row[],
    total: counted > countedAlways ? await largeTotal(counting.key(), counting.all()) : counted,
  }
}

/**
 * One page of a list and the number of all its rows, in one round trip. `rows` are selected and in their whole order,
 * `all` is the same rows without joins that change nothing. A total above 2,000 may be up to 20 seconds old: who leafs
 * through so many sees no difference, and counting them for each page would cost more than the page.
 */
export function paged<DB, Tables extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Tables, Row>,
  all: AnyRows,
  query: Paging,
): Promise<Page<Row>> {
  const at = page(query)
  return pageIn<Row>(query, all, (isCounted) =>
    isCounted ? withTotal(rows, all, at) : rows.limit(at.limit).offset(at.offset),
  )
}

/**
 * As `paged`, where the page is found among `lean` rows, which are in the same order, before the others are read beside
 * it: `id` is the column of both that tells them apart.
 */
export function pagedOver<DB, Tables extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Tables, Row>,
  { lean, id }: { readonly lean: AnyRows; readonly id: string },
  all: AnyRows,
  query: Paging,
): Promise<Page<Row>> {
  const { limit, offset } = page(query)
  const ids = lean.clearSelect().select(sql.ref(id).as('id')).limit(limit).offset(offset)
  // Not a join: beside many others the planner would keep it for last. The length of an array it takes for small.
  const within = (rows as AnyRows).where(sql<boolean>`${sql.ref(id)} = any(array(${ids}))`)
  return pageIn<Row>(query, all, (isCounted) => (isCounted ? within.select(totalOf(all)) : within))
}

async function pageIn<Row>(
  query: Paging,
  all: AnyRows,
  statement: (isCounted: boolean) => AnyRows,
): Promise<Page<Row>> {
  const key = () => {
    const { sql: text, parameters } = all.clearSelect().compile()
    return `${text}\n${JSON.stringify(parameters)}`
  }
  const known = isAnyLarge() ? knownLarge(key()) : undefined
  if (known) return { rows: (await statement(false).execute()) as Row[], total: await known }
  return pageOf<Row>(await statement(true).execute(), query, { key, all: () => all })
}

/** A search that few rows answer as a rule: they are looked up by the index of what is searched, then put in order. */
interface Sought {
  /** The page's rows in their order, without the search. */
  readonly rows: AnyRows
  /** The column of theirs that `among` calls `id`. */
  readonly id: string
  /** All rows without the search, as `id` and as `by`, which orders them. */
  readonly among: AnyRows
  readonly matches: RawBuilder<boolean>
  /** Whether the text is the whole code of a row: that row alone is meant. */
  readonly isCode: RawBuilder<boolean>
  readonly direction: 'asc' | 'desc'
}

interface Built<DB, Tables extends keyof DB, Row> {
  readonly rows: SelectQueryBuilder<DB, Tables, Row>
  readonly all: AnyRows
  readonly sought?: Sought | '' | undefined
}

/**
 * The page of a search: up to 2,001 matches are looked up once, for the page and for the total. Left to itself the planner
 * weighs a walk along the order's index against that, anew for each search, and errs by a factor of fifty.
 */
function soughtPage<DB, Tables extends keyof DB, Row>(
  { rows, id, among, matches, isCode, direction }: Sought,
  { limit, offset }: { readonly limit: RawBuilder<number>; readonly offset: unknown },
) {
  const few = sql<{ id: number; total: number }>`(
    with named as materialized (${among.where(isCode)}),
      found as materialized (select * from named union all
        (${among.where(matches).where(sql<boolean>`not exists (select from named)`)}) limit ${sql.lit(countedAlways + 1)})
    select id, (select count(*)::integer from found) as total from found
    order by by ${sql.raw(direction)}, id ${sql.raw(direction)} limit ${limit} offset ${offset})`
  return rows.innerJoin(few.as('few'), 'few.id', id).select('few.total') as SelectQueryBuilder<DB, Tables, Row>
}

/**
 * As `paged`, with a statement that is built once for each shape (who asks, which filters, order and page). The actor
 * and the query that `build` gets hold slots: they may be compared with columns, and asked whether they are there, but
 * nothing may hang on what they are. Only `sort`, `pageSize`, the filters named in `literal` and the actor's role,
 * rights and language are as they are.
 */
export async function keptPage<DB, Tables extends keyof DB, Row, Query extends Paging & { readonly sort?: unknown }>(
  db: Kysely<any>,
  { name, literal = [] }: { readonly name: string; readonly literal?: readonly (keyof Query)[] },
  actor: Actor,
  query: Query,
  build: (actor: Actor, query: Query) => Built<DB, Tables, Row>,
): Promise<Page<Row>> {
  const asTheyAre = Object.fromEntries(
    ['sort', 'pageNum', 'pageSize', ...literal].map((key) => [key, query[key as keyof Query]]),
  )
  const { pageNum: _, ...shaping } = asTheyAre
  const { limit, offset: skipped } = page(query)
  const isLater = typeof skipped === 'number'
  const { role, permissions, language } = actor
  const shape = [
    name,
    role,
    permissions,
    language,
    givenIn(actor),
    givenIn(query),
    JSON.stringify(shaping),
    isLater,
  ].join(' ')
  const key = () => largeKey(name, actor, query)
  const built = () =>
    build({ ...slotsOf(actor, 'actor'), role, permissions, language }, { ...slotsOf(query, 'query'), ...asTheyAre })
  const offset = isLater ? new Slot((values) => page(values['query'] as Query).offset) : skipped
  const known = isAnyLarge() ? knownLarge(key()) : undefined
  if (known) {
    const rows = await runKept(db, `${shape} rows`, { actor, query }, () =>
      built()
        .rows.limit(limit)
        .offset(offset as unknown as number),
    )
    return { rows: rows as Row[], total: await known }
  }
  const found = await runKept(db, shape, { actor, query }, () => {
    const { rows, all, sought } = built()
    return sought ? soughtPage<DB, Tables, Row>(sought, { limit, offset }) : withTotal(rows, all, { limit, offset })
  })
  const result = await pageOf<Row>(found, query, { key, all: () => build(actor, query).all })
  // The page is of some of the many that match: the total is known now, and the order's index is walked.
  if (result.total > countedAlways && built().sought) return keptPage(db, { name, literal }, actor, query, build)
  return result
}

/** What a total hangs on: who asks and the filters, not the page nor its order. */
function largeKey(
  name: string,
  actor: Actor,
  { pageNum: _page, pageSize: _size, sort: _sort, ...filters }: Paging & { sort?: unknown },
) {
  const { role, permissions, traineeId, instructorId, organizationId, userId } = actor
  return JSON.stringify([name, role, permissions, traineeId, instructorId, organizationId, userId, filters])
}

interface Counted {
  readonly total: number
}
/** Left undefined, which no reply writes: a copy of each row without it would take longer than reading the rows. */
const withoutTotal = (row: Counted): object => Object.assign(row, { total: undefined })
