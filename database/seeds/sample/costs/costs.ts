import { sql } from 'kysely'
import { addSheet, keptSheet, putLines } from '#modules/costing/server/store/sheets.ts'
import type { Database } from '#platform/server/database.ts'
import type { Money } from '#platform/shared/values/money.ts'
import { insertMany, insertReturningIds } from '../../insert-many.ts'
import type { StagedRun } from '../plan.ts'
import { random, type Random } from '../random.ts'
import { hasClass, isOver } from '../stages.ts'
import { line, rowOf, sheetRow, type NotedLine } from './sheet-rows.ts'

const usd = (major: number): Money => ({ Minor: Math.round(major * 100), Currency: 'USD' })

/** What each run of the plan costs, but for every sixth, which nobody has reckoned yet: planned, and paid where it is over. */
export async function insertCosts(db: Database, runs: readonly StagedRun[]): Promise<void> {
  const dice = random(20_260_152)
  const fees = await priced(db, sql`select id, name_ar as name, daily_fee_minor as minor from people.instructor`)
  const rooms = await priced(
    db,
    sql`select id, name ->> 'ar' as name, day_price_minor as minor from planning.class_room`,
  )
  const egp = await db.selectFrom('lookups.currency').where('code', '=', 'EGP').select('per_usd').executeTakeFirst()
  const rates = { EGP: Number(egp?.per_usd ?? 50) }
  const seats = await db.selectFrom('classes.course_class').select(['plan_row_id', 'seats_taken']).execute()
  const seatsOf = new Map(seats.map((row) => [row.plan_row_id, row.seats_taken]))
  const sheets = runs
    .filter((_, at) => at % 6 !== 5)
    .map((run) => {
      const room = run.classRoomId === null ? undefined : rooms.get(run.classRoomId)
      const planned = plannedLines(run, { fee: fees.get(run.instructorId), room }, dice)
      return { run, lines: planned.map((line) => spent(line, run, seatsOf.get(run.planRowId) ?? 0, dice)) }
    })
  const ids = await insertReturningIds(
    db,
    'costing.sheet',
    sheets.map(({ run, lines }) => sheetRow({ kind: 'planRow', id: run.planRowId }, rates, lines)),
  )
  await insertMany(
    db,
    'costing.line',
    sheets.flatMap(({ lines }, at) => lines.map((line, place) => rowOf(ids[at]!, place, line))),
  )
  await copyToScenario(db)
}

/** What is tried out beside the plan costs as much as what it was branched from, as where somebody makes a scenario. */
async function copyToScenario(db: Database): Promise<void> {
  const rows = await db
    .selectFrom('planning.plan_row')
    .where('scenario_id', 'is not', null)
    .where('branched_from', 'is not', null)
    .select(['id', 'branched_from as from'])
    .orderBy('id')
    .execute()
  for (const { id, from } of rows) {
    const sheet = await keptSheet(db, { kind: 'planRow', id: from! })
    const added = sheet && (await addSheet(db, { kind: 'planRow', id }, sheet))
    if (sheet && added) await putLines(db, added, sheet.lines)
  }
}

interface Priced {
  readonly name: string
  readonly minor: number
}
async function priced(db: Database, rows: ReturnType<typeof sql>): Promise<Map<number, Priced>> {
  const found = await (rows as ReturnType<typeof sql<Priced & { id: number }>>).execute(db)
  return new Map(found.rows.map(({ id, ...each }) => [id, each]))
}

function plannedLines(
  run: StagedRun,
  { fee, room }: { readonly fee: Priced | undefined; readonly room: Priced | undefined },
  dice: Random,
): NotedLine[] {
  const days = new Set(run.sessions.map(({ day }) => day)).size
  const pounds = (major: number): Money => ({ Minor: major * 100, Currency: 'EGP' })
  return [
    ...(fee ? [line('instructorDays', days, { Minor: fee.minor, Currency: 'USD' }, fee.name)] : []),
    ...(room && room.minor > 0 ? [line('roomDays', days, { Minor: room.minor, Currency: 'USD' }, room.name)] : []),
    line('examiners', 1, usd(dice.pick([80, 100, 120]))),
    line('advert', 1, pounds(dice.pick([4_000, 6_000, 7_500]))),
    line('materials', 1, usd(dice.pick([18, 25, 32]))),
    line('meals', days, pounds(dice.pick([250, 300, 350]))),
    line('certificate', 1, usd(10)),
  ]
}

/** What became of a line: paid where the class is over, ordered where there is a class, some of it dearer than planned. */
function spent(planned: NotedLine, { stage }: StagedRun, seats: number, dice: Random): NotedLine {
  if (!hasClass(stage) || stage === 'cancelledClass') return planned
  const times = planned.PerTrainee ? seats : 1
  const factor = dice.pick([0.94, 1, 1, 1, 1.03, 1.08])
  const Minor = Math.round(planned.Unit.Minor * planned.Quantity * times * factor)
  const bill = { Minor, Currency: planned.Unit.Currency }
  const isOrdered = dice.chance(planned.PerTrainee ? 0.3 : 0.7)
  return { ...planned, Committed: isOver(stage) || isOrdered ? bill : null, Actual: isOver(stage) ? bill : null }
}
