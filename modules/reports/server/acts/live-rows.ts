import type { AllModules } from '#platform/server/module.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { tooManyForNow, tooManyGroups } from '../../contract/refusals.ts'
import { mostGroups, mostLiveRows } from '../../rules/definition.ts'
import { gather, keyOf, type Cell, type Row } from '../../rules/grouping.ts'
import type { KeptDefinition } from '../store/saved-reports.ts'
import { gatheringOf, readEach, readPage, type Asking } from './asking.ts'
import { zoneOf } from './doing.ts'

interface Asked {
  readonly within: string | null
  readonly pageNum: number
  readonly pageSize: number
}

export const cellsOf = ({ Columns }: KeptDefinition, row: Row): Cell[] =>
  Columns.map((name) => (row[name] ?? null) as Cell)
const listRow = (definition: KeptDefinition, row: Row) => ({ Key: null, Count: null, Cells: cellsOf(definition, row) })

/** PostgreSQL ended a statement that took too long: what is asked takes more than somebody waits for. */
export const tookTooLong = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '57014'

/** A page of the report as it is now. */
export async function liveRows(asking: Asking, modules: AllModules, definition: KeptDefinition, asked: Asked) {
  try {
    return await read(asking, modules, definition, asked)
  } catch (error) {
    if (tookTooLong(error)) return refuse(tooManyForNow, { most: mostLiveRows })
    throw error
  }
}

async function read(asking: Asking, modules: AllModules, definition: KeptDefinition, asked: Asked) {
  if (definition.GroupBy.length === 0 && definition.Figures.length === 0) {
    const { Items, Total } = await readPage(asking, modules, definition, asked.pageNum, asked.pageSize)
    return { Items: Items.map((row) => listRow(definition, row)), Total, Records: Total, Figures: [] }
  }
  if (asking.db.isTransaction) return readAll(asking, modules, definition, asked)
  // Page after page of one snapshot: what moves in the list meanwhile is neither left out nor counted twice.
  return asking.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((db) => readAll({ ...asking, db, dbOf: () => db }, modules, definition, asked))
}

/** Groups, or rows with figures: of every row of the list. */
async function readAll(asking: Asking, modules: AllModules, definition: KeptDefinition, asked: Asked) {
  const { within, pageNum, pageSize } = asked
  const isGrouped = definition.GroupBy.length > 0
  const gathering = gatheringOf(definition, await zoneOf(asking.db))
  const inside = gather(gathering)
  const kept: Row[] = []
  let records = 0
  const isWhole = await readEach(asking, modules, definition, (rows, _done, total) => {
    records = total
    if (total > mostLiveRows) return false
    for (const row of rows) {
      if (within !== null && keyOf(row, gathering) !== within) continue
      inside.add(row)
      if (!isGrouped || within !== null) kept.push(row)
    }
    return true
  })
  const from = (pageNum - 1) * pageSize
  if (!isWhole) {
    if (isGrouped) refuse(tooManyForNow, { rows: records, most: mostLiveRows })
    const { Items } = await readPage(asking, modules, definition, pageNum, pageSize)
    return { Items: Items.map((row) => listRow(definition, row)), Total: records, Records: records, Figures: null }
  }
  if (inside.size > mostGroups) refuse(tooManyGroups, { most: mostGroups })
  const { count, figures } = inside.totals()
  if (!isGrouped || within !== null)
    return {
      Items: kept.slice(from, from + pageSize).map((row) => listRow(definition, row)),
      Total: count,
      Records: count,
      Figures: [...figures],
    }
  const groups = inside.groups()
  return {
    Items: groups
      .slice(from, from + pageSize)
      .map((group) => ({ Key: group.key, Count: group.count, Cells: [...group.cells, ...group.figures] })),
    Total: groups.length,
    Records: count,
    Figures: [...figures],
  }
}
