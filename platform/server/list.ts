import {
  ExpressionWrapper,
  sql,
  type Expression,
  type OperationNode,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely'
import type { Argument, Call } from '#platform/shared/call.ts'
import type { Database } from './database.ts'
import { paged, pagedOver } from './paged.ts'
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
  /** The lean rows with what this order needs beside their own table. */
  readonly joined?: (lean: AnyRows) => AnyRows
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
  readonly search?: (text: string, about: About) => Condition
  readonly filters: Named<
    FilterKey<Query>,
    RowOf<NoInfer<Rows>>,
    { readonly [Key in FilterKey<Query>]: Filter<Query[Key & keyof Query], About> }
  >
  readonly orders: Named<OrderKey<Query>, RowOf<NoInfer<Rows>>, { readonly [Key in OrderKey<Query>]: Ordering<About> }>
}

/**
 * Declares how the rows of a list call are read. `About` is what they hang on beside the query: who asks, today.
 * `readList` reads a page of them, `countList` counts them.
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
}

/** One page of a list with the number of all its rows, in one round trip. */
export function readList<Query extends Asked, About, Rows extends AnyRows>(
  db: Database,
  list: List<Query, About, Rows>,
  query: Query,
  about: About,
): Promise<ListPage<Rows>> {
  const rows = list.rows(db, about)
  const columns = selectedIn(rows)
  const isDown = query.sort.startsWith('-')
  const order = orderNamed(list, columns, query.sort.replace('-', ''), about)
  const inOrder = (found: AnyRows) => ordered(found, order, isDown, list.id)
  if (!list.lean) {
    const all = narrowed(rows, list, columns, query, about)
    return paged(inOrder(all), all, query) as Promise<ListPage<Rows>>
  }
  const all = narrowed(list.lean(db, about), list, columns, query, about)
  const lean = inOrder(order.joined?.(all) ?? all)
  return pagedOver(inOrder(rows), { lean, id: list.id }, all, query) as Promise<ListPage<Rows>>
}

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
  if (search) conditions.push(list.search!(search, about))
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

function ordered(rows: AnyRows, { by, nulls, unique }: Order, isDown: boolean, id: string): AnyRows {
  const direction = isDown ? 'desc' : 'asc'
  const first = (typeof by === 'string' ? sql.ref(by) : by) as RawBuilder<unknown>
  const found = rows.orderBy(first, (order) => {
    const directed = isDown ? order.desc() : order.asc()
    if (nulls === undefined) return directed
    return nulls === 'small' && !isDown ? directed.nullsFirst() : directed.nullsLast()
  })
  return unique ? found : found.orderBy(sql.ref(id), direction)
}
