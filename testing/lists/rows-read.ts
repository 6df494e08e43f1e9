import type pg from 'pg'
import type { Statement } from './listened.ts'

interface Node {
  readonly 'Node Type': string
  readonly 'Parent Relationship'?: string
  readonly Schema?: string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Node[]
}

/** One visit of a table in a plan. */
export interface Visit {
  readonly table: string
  /** Such as `Index Scan by trainee_name`. */
  readonly how: string
  /** Rows that were looked at, those that a filter then threw away included. */
  readonly rows: number
}

/**
 * Runs the statement as it was sent, with the product's own settings and by whom it was sent; tells which tables its plan
 * looks at, and how many of their rows.
 */
export async function rowsRead(
  { pool, persons }: { readonly pool: pg.Pool; readonly persons: { readonly pool: pg.Pool } | null },
  { text, values, rows: whose }: Statement,
): Promise<Visit[]> {
  const client = await (whose === null ? pool : persons!.pool).connect()
  try {
    await client.query('begin')
    if (whose !== null) await client.query(`select set_config('diwan.actor', $1, true)`, [whose])
    const explain = `explain (analyze, verbose, timing off, summary off, buffers off, format json) ${text}`
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(explain, [...values])
    return visits(rows[0]!['QUERY PLAN'][0].Plan)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** The total that comes with a page: a count of the rows up to a limit, made once for the statement. */
const isTotal = (node: Node) =>
  node['Parent Relationship'] === 'InitPlan' &&
  node['Node Type'] === 'Aggregate' &&
  ['Limit', 'Subquery Scan'].includes(node.Plans?.[0]?.['Node Type'] ?? '')

function visits(node: Node): Visit[] {
  if (isTotal(node)) return []
  const below = (node.Plans ?? []).flatMap(visits)
  if (node['Relation Name'] === undefined) return below
  const looked =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const by = node['Index Name'] === undefined ? '' : ` by ${node['Index Name']}`
  const visit = {
    table: `${node.Schema}.${node['Relation Name']}`,
    how: node['Node Type'] + by,
    rows: Math.round(looked * node['Actual Loops']),
  }
  return [visit, ...below]
}
