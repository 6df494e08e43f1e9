import {
  ExpressionWrapper,
  sql,
  type Expression,
  type OperationNode,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument, Call } from '#platform/shared/call.ts'
import type { Database } from '../database.ts'
import { askFurther, type Further } from './near.ts'
import { keptPage, paged, pagedOver } from './paged.ts'
import type { Reached } from './reach.ts'

type AnyRows = SelectQueryBuilder<any, any, any>
type RowOf<Rows> = Rows extends SelectQueryBuilder<any, any, infer Row> ? Row : never
type Condition = Expression<SqlBool>

/** A column, or an expression as an index has it. */
type By = string | RawBuilder<unknown>
export interface Order {
  readonly by: By
  /** Where empty ones stand: `small` before every value, `last` behind all others in both directions. */
  readonly nulls?: 'small' | 'last'
  /** No two rows have the same. */
  readonly unique?: true
  /** The lean rows with what this order needs beside their own table, or those of them that a page can reach, under the same alias. */
  readonly joined?: (lean: AnyRows, db: Database) => AnyRows
}

type QueryOf<C extends Call> = undefined extends Argument<C>['query'] ? Argument<C>['body'] : Argument<C>['query']
type FilterKey<Query> = Exclude<keyof Query, 'pageNum' | 'pageSize' | 'search' | 'sort'> & string
type OrderKey<Query> = Query extends { readonly sort: infer Sort } ? Exclude<Sort, `-${string}`> & string : never
/** The column that equals what is asked for, or the condition that it means; null for none. */
type Filter<Value, About> = string | ((value: NonNullable<Value>, about: About) => Condition | null)

type Ordering<About> = By | Order | ((about: About) => By | Order)

/** Required where the row has no column of that name. */
type Named<Keys extends string, Row, Table extends { readonly [Key in Keys]: unknown }> = {
  readonly [Key in Exclude<Keys, keyof Row>]: Table[Key]
} & { readonly [Key in Keys & keyof Row]?: Table[Key] }

/** How a list is asked whose statements are kept compiled: its conditions then see slots, not values (`keptPage`). */
interface Kept<Query, About> {
  readonly name: string
  /** Filters whose condition looks at what is asked for. */
  readonly literal?: readonly (keyof Query)[]
  /** Where few rows answer a search as a rule: how they are looked up, and whether the text is the whole code of one. */
  readonly sought?: (
    text: string,
    about: About,
  ) => { readonly matches: RawBuilder<boolean>; readonly isCode: RawBuilder<boolean> }
}

interface List<Query, About, Rows extends AnyRows> {
  /** Which of the rows the reader reaches; `everybody` says why nobody is kept from any. */
  readonly reach: (about: About) => Reached
  /**
   * All rows, selected under the names of the wire, in no order. A filter or an order that is not said below takes the
   * column that is selected under its name.
   */
  readonly rows: (db: Database, about: About) => Rows
  /**
   * The same rows under the same alias, without joins that neither narrow nor add any: they are counted, narrowed and
   * ordered before anything is read beside them. Without it `rows` are.
   */
  readonly lean?: (db: Database, about: About) => AnyRows
  /** The column that tells rows apart and ends each order. */
  readonly id: string
  /** Where not said, a search that is asked for narrows nothing. */
  readonly search?: (text: string, about: About) => Condition
  /** What a search that finds no row asks next: the words apart from each other, then those that are nearly so. */
  readonly further?: (text: string, about: About) => Further
  readonly filters: Named<
    FilterKey<Query>,
    RowOf<NoInfer<Rows>>,
    { readonly [Key in FilterKey<Query>]: Filter<Query[Key & keyof Query], About> }
  >
  readonly orders: Named<OrderKey<Query>, RowOf<NoInfer<Rows>>, { readonly [Key in OrderKey<Query>]: Ordering<About> }>
  /** No more rows than these can be paged through, nor are more counted; where not said there is no such end. */
  readonly most?: number
  /** For a list that is asked all the time, of which the reader is all that it hangs on beside the query. */
  readonly kept?: About extends Reader ? Kept<Query, About> : never
}

interface Reader {
  readonly actor: Actor
}

/** A declared list of whatever rows. */
export type DeclaredRows<Query, About> = List<Query, About, any>

/**
 * Declares how the rows of a list call are read. `About` is what they hang on beside the query: who asks, today.
 * `readList` reads a page of them, `readRow` one, `countList` counts them.
 */
export const listOf =
  <C extends Call, About>() =>
  <Rows extends AnyRows>(list: List<QueryOf<C>, About, Rows>): List<QueryOf<C>, About, Rows> =>
    list

interface Asked {
  readonly pageNum: number
  readonly pageSize: number
  readonly search?: string | undefined
  readonly sort: string
}

interface ListPage<Rows> {
  readonly rows: RowOf<Rows>[]
  readonly total: number
  /** No row is what was searched: these are near it. */
  readonly isNear?: true
}

/** What a list's reply says of it (`IsNear`). */
export const nearness = ({ isNear }: { readonly isNear?: true }) => (isNear ? { IsNear: true } : {})

/**
 * One page of a list with the number of all its rows, in one round trip; where a search finds none, those that are found
 * further.
 */
export async function readList<Query extends Asked, About, Rows extends AnyRows>(
  db: Database,
  list: List<Query, About, Rows>,
  query: Query,
  about: About,
): Promise<ListPage<Rows>> {
  const found = await readAsked(db, list, query, about)
  if (found.total > 0 || !query.search || !list.further) return found
  const { kept: _, ...others } = list
  const ask = (condition: Condition) => readAsked(db, { ...others, search: () => condition }, query, about)
  return askFurther(found, list.further(query.search, about), ask)
}

async function readAsked<Query extends Asked, About, Rows extends AnyRows>(
  db: Database,
  list: List<Query, About, Rows>,
  query: Query,
  about: About,
): Promise<ListPage<Rows>> {
  if (list.kept) return readKept(db, list, query, about as never)
  const { most } = list
  if (most !== undefined && (query.pageNum - 1) * query.pageSize >= most)
    return { rows: [], total: (await readAsked(db, list, { ...query, pageNum: 1 }, about)).total }
  const rows = list.rows(db, about)
  const columns = selectedIn(rows)
  const isDown = query.sort.startsWith('-')
  const order = orderNamed(list, columns, query.sort.replace('-', ''), about)
  const inOrder = (found: AnyRows) => ordered(found, order, isDown, list.id)
  if (!list.lean) {
    const all = narrowed(rows, list, columns, query, about)
    return paged(inOrder(all), upTo(db, all, most), query) as Promise<ListPage<Rows>>
  }
  const all = narrowed(list.lean(db, about), list, columns, query, about)
  const lean = inOrder(order.joined?.(all, db) ?? all)
  return pagedOver(inOrder(rows), { lean, id: list.id }, upTo(db, all, most), query) as Promise<ListPage<Rows>>
}

/** What is counted. */
function upTo(db: Database, all: AnyRows, most: number | undefined): AnyRows {
  if (most === undefined) return all
  const some = all
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(sql.lit(most))
  return db.selectFrom(some.as('some'))
}

function readKept<Rows extends AnyRows>(
  db: Database,
  list: List<any, any, Rows>,
  query: Asked,
  { actor }: Reader,
): Promise<ListPage<Rows>> {
  const { sought, ...kept } = list.kept as unknown as Kept<Asked, Reader>
  const isDown = query.sort.startsWith('-')
  return keptPage(db, kept, actor, query, (reader, asked) => {
    const about = { actor: reader }
    const rows = list.rows(db, about)
    const columns = selectedIn(rows)
    const order = orderNamed(list, columns, asked.sort.replace('-', ''), about)
    const inOrder = (filters: object) => ordered(narrowed(rows, list, columns, filters, about), order, isDown, list.id)
    const leanOf = (filters: object) => narrowed((list.lean ?? list.rows)(db, about), list, columns, filters, about)
    const { search, ...filters } = asked
    return {
      rows: inOrder(asked),
      all: leanOf(asked),
      sought: sought &&
        search && {
          rows: inOrder(filters),
          id: list.id,
          among: leanOf(filters)
            .clearSelect()
            .select([sql.ref(list.id).as('id'), columnOf(order).as('by')]),
          ...sought(search, about),
          direction: isDown ? 'desc' : 'asc',
        },
    }
  }) as Promise<ListPage<Rows>>
}

/** The row of a list with this id, as `readList` gives it; undefined where the reader reaches none. */
export const readRow = <Query, About, Rows extends AnyRows>(
  db: Database,
  list: List<Query, About, Rows>,
  id: number,
  about: About,
): Promise<RowOf<Rows> | undefined> =>
  list.rows(db, about).where(list.reach(about)).where(sql.ref(list.id), '=', id).executeTakeFirst()

/** All rows that `readList` pages through for these filters, lean: in no order, nothing of them selected yet. */
export const rowsOf = <Query extends object, About>(
  db: Database,
  list: List<Query, About, any>,
  filters: Partial<Query>,
  about: About,
): AnyRows =>
  narrowed((list.lean ?? list.rows)(db, about), list, selectedIn(list.rows(db, about)), filters, about).clearSelect()

/** How many rows `readList` has in all for these filters. */
export async function countList<Query extends object, About>(
  db: Database,
  list: List<Query, About, any>,
  filters: Partial<Query>,
  about: About,
): Promise<number> {
  const { total } = await rowsOf(db, list, filters, about)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

type Columns = ReadonlyMap<string, RawBuilder<unknown> | Expression<unknown>>

/** What is selected under each name. */
function selectedIn(rows: AnyRows): Columns {
  const selections = rows.toOperationNode().selections ?? []
  return new Map(
    selections.flatMap(({ selection }) => {
      const { node, alias } = selection as OperationNode & { node?: OperationNode; alias?: { name?: string } }
      return node && alias?.name ? [[alias.name, new ExpressionWrapper<any, any, unknown>(node)] as const] : []
    }),
  )
}

function narrowed(
  rows: AnyRows,
  list: List<any, any, any>,
  columns: Columns,
  { pageNum: _page, pageSize: _size, sort: _sort, search, ...asked }: Readonly<Record<string, any>>,
  about: unknown,
): AnyRows {
  const named = list.filters as Readonly<Record<string, Filter<unknown, unknown> | undefined>>
  const conditions: (Condition | null)[] = Object.entries(asked)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const filter = named[key] ?? columns.get(key)
      if (filter === undefined) throw new Error(`No filter '${key}' is declared for this list.`)
      if (typeof filter === 'function') return filter(value, about)
      return sql<boolean>`${typeof filter === 'string' ? sql.ref(filter) : filter} = ${value}`
    })
  if (search && list.search) conditions.push(list.search(search, about))
  return conditions.reduce(
    (found, condition) => (condition ? found.where(condition) : found),
    rows.where(list.reach(about)),
  )
}

function orderNamed(list: List<any, any, any>, columns: Columns, key: string, about: unknown): Order {
  const named = (list.orders as Readonly<Record<string, Ordering<unknown> | undefined>>)[key]
  const order = (typeof named === 'function' ? named(about) : named) ?? (columns.get(key) as By | undefined)
  if (order === undefined) throw new Error(`No order '${key}' is declared for this list.`)
  return typeof order === 'object' && 'by' in order ? order : { by: order }
}

const columnOf = ({ by }: Order) => (typeof by === 'string' ? sql.ref(by) : by) as RawBuilder<unknown>

function ordered(rows: AnyRows, order: Order, isDown: boolean, id: string): AnyRows {
  const { nulls, unique } = order
  const direction = isDown ? 'desc' : 'asc'
  const found = rows.orderBy(columnOf(order), (order) => {
    const directed = isDown ? order.desc() : order.asc()
    if (nulls === undefined) return directed
    return nulls === 'small' && !isDown ? directed.nullsFirst() : directed.nullsLast()
  })
  return unique ? found : found.orderBy(sql.ref(id), direction)
}
