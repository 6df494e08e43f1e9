import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import { sumsOf, type CostLine, type Rates } from '../../rules/amounts.ts'
import type { Costs } from '../../rules/figures.ts'
import type { Money } from '#platform/shared/values/money.ts'
import type { CostSubject } from '../../rules/kinds.ts'

/** Under what a sheet is kept. */
export interface About {
  readonly kind: CostSubject
  readonly id: number
}

export interface NotedLine extends CostLine {
  readonly Note: string
}

/** A sheet as it stands, or as it would begin: `version` is 0 and `id` null then. */
export interface Sheet extends Costs {
  readonly id: number | null
  readonly version: number
  readonly lines: readonly NotedLine[]
}

const rows = (db: Database) =>
  db
    .selectFrom('costing.sheet')
    .select([
      'id',
      'version',
      'base_currency as base',
      'rates',
      'overhead_percent as overheadPercent',
      'target_margin_percent as targetMarginPercent',
      'price_step_minor as priceStep',
    ])
const found = (db: Database, { kind, id }: About) =>
  rows(db).where('subject_kind', '=', kind).where('subject_id', '=', id)

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof found>['executeTakeFirst']>>>

const sheetOf = ({ rates, ...row }: Found, lines: readonly NotedLine[]): Sheet => ({
  ...row,
  rates: rates as unknown as Rates,
  lines,
})

/** What was written down of it; undefined where nothing was. */
export async function keptSheet(db: Database, about: About): Promise<Sheet | undefined> {
  const row = await found(db, about).executeTakeFirst()
  return row && sheetOf(row, (await linesOf(db, [row.id])).get(row.id) ?? [])
}

/** The same, locked until the transaction ends. */
export async function lockedSheet(db: Database, about: About): Promise<Sheet | undefined> {
  const row = await found(db, about).forUpdate().executeTakeFirst()
  return row && sheetOf(row, (await linesOf(db, [row.id])).get(row.id) ?? [])
}

const moneyOrNone = (minor: number | null, currency: string | null): Money | null =>
  minor === null || currency === null ? null : { Minor: minor, Currency: currency }

/** These sheets by their ids. */
export async function sheetsOf(db: Database, ids: readonly number[]): Promise<Map<number, Sheet>> {
  if (ids.length === 0) return new Map()
  const all = await rows(db).where('id', 'in', ids).execute()
  const lines = await linesOf(db, ids)
  return new Map(all.map((row) => [row.id, sheetOf(row, lines.get(row.id) ?? [])]))
}

/** The lines of these sheets in their order. */
async function linesOf(db: Database, sheetIds: readonly number[]): Promise<Map<number, NotedLine[]>> {
  const bySheet = new Map<number, NotedLine[]>()
  if (sheetIds.length === 0) return bySheet
  const rows = await db
    .selectFrom('costing.line')
    .where('sheet_id', 'in', sheetIds)
    .selectAll()
    .orderBy('sheet_id')
    .orderBy('position')
    .execute()
  for (const row of rows) {
    const line: NotedLine = {
      Kind: row.kind,
      Note: row.note,
      PerTrainee: row.per_trainee,
      Quantity: Number(row.quantity),
      SharedBy: row.shared_by,
      Unit: { Minor: row.unit_minor, Currency: row.currency },
      IsAvoidable: row.is_avoidable,
      Committed: moneyOrNone(row.committed_minor, row.committed_currency),
      Actual: moneyOrNone(row.actual_minor, row.actual_currency),
    }
    bySheet.set(row.sheet_id, [...(bySheet.get(row.sheet_id) ?? []), line])
  }
  return bySheet
}

export type SheetContent = Omit<Sheet, 'id' | 'version'>

/** The columns of a sheet, with the sums of its lines. */
export function columnsOf({ base, rates, lines, ...terms }: SheetContent) {
  const sums = sumsOf(base, rates, lines)
  return {
    base_currency: base,
    rates: json(rates),
    overhead_percent: terms.overheadPercent,
    target_margin_percent: terms.targetMarginPercent,
    price_step_minor: terms.priceStep,
    planned_fixed_minor: sums.planned.fixed,
    planned_each_minor: sums.planned.each,
    committed_fixed_minor: sums.committed.fixed,
    committed_together_minor: sums.committed.together,
    actual_fixed_minor: sums.actual.fixed,
    actual_together_minor: sums.actual.together,
    forecast_fixed_minor: sums.forecast.fixed,
    forecast_each_minor: sums.forecast.each,
    forecast_together_minor: sums.forecast.together,
    avoidable_minor: sums.avoidable,
  }
}

/** Adds a sheet without lines; null where somebody else has just begun it. */
export async function addSheet(db: Database, about: About, content: SheetContent): Promise<number | null> {
  const row = await db
    .insertInto('costing.sheet')
    .values({ subject_kind: about.kind, subject_id: about.id, ...columnsOf(content) })
    .onConflict((at) => at.columns(['subject_kind', 'subject_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function putLines(db: Database, sheetId: number, lines: readonly NotedLine[]): Promise<void> {
  await db.deleteFrom('costing.line').where('sheet_id', '=', sheetId).execute()
  if (lines.length === 0) return
  await db
    .insertInto('costing.line')
    .values(
      lines.map((line, at) => ({
        sheet_id: sheetId,
        position: at + 1,
        kind: line.Kind,
        note: line.Note,
        per_trainee: line.PerTrainee,
        quantity: line.Quantity,
        shared_by: line.SharedBy,
        unit_minor: line.Unit.Minor,
        currency: line.Unit.Currency,
        is_avoidable: line.IsAvoidable,
        committed_minor: line.Committed?.Minor ?? null,
        committed_currency: line.Committed?.Currency ?? null,
        actual_minor: line.Actual?.Minor ?? null,
        actual_currency: line.Actual?.Currency ?? null,
      })),
    )
    .execute()
}

export const removeSheet = (db: Database, id: number) => db.deleteFrom('costing.sheet').where('id', '=', id).execute()

/** What the sheet of each of these rows of the plan says, as one text; rows without one are left out. */
export async function saidBySheets(db: Database, rowIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (rowIds.length === 0) return new Map()
  const { rows } = await sql<{ id: number; said: string }>`
    select s.plan_row_id as id, md5(concat_ws('|', s.base_currency, s.rates, s.overhead_percent, s.target_margin_percent,
      s.price_step_minor, (select string_agg((to_jsonb(l) - 'sheet_id')::text, '|' order by l.position)
        from costing.line l where l.sheet_id = s.id))) as said
    from costing.sheet s where s.plan_row_id = any(${[...rowIds]}::integer[])`.execute(db)
  return new Map(rows.map(({ id, said }) => [id, said]))
}
