import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { seenOf, type Compared } from '../../../rules/scenarios/compare.ts'
import { instructorsOfRows } from '../plan-instructors.ts'
import { planRowColumns } from '../plan-rows.ts'
import { reachesPlanRow } from '../reach.ts'

/** Of the active plan (null) the rows of the year that have no class and are not cancelled, or all rows of a scenario. */
export const isComparable = (year: number, scenarioId: number | null) =>
  scenarioId === null
    ? sql<boolean>`(p.scenario_id is null and p.year = ${year} and p.class_id is null
        and p.state not in ('confirmed', 'executed', 'cancelled'))`
    : sql<boolean>`(p.scenario_id = ${scenarioId} and p.year = ${year})`

/** The rows of one side, as they are shown and as they are compared; `says` tells what stands beside each. */
export async function sideOf(
  db: Database,
  actor: Actor,
  of: { readonly year: number; readonly scenarioId: number | null },
  says: (db: Database, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>,
) {
  const found = await planRowColumns(db)
    .select(['p.notes', 'p.branched_from'])
    .where(reachesPlanRow(actor))
    .where(isComparable(of.year, of.scenarioId))
    .orderBy('p.starts_on')
    .orderBy('p.id')
    .execute()
  const ids = found.map(({ ID }) => ID)
  const [people, beside] = await Promise.all([instructorsOfRows(db, ids), says(db, ids)])
  return found.map((row) => {
    const who = (role: 'lead' | 'backup') =>
      people.get(row.ID)?.find((each) => each.Role === role && each.State !== 'rejected')
    const lead = who('lead')
    const backup = who('backup')
    const said = (...values: readonly unknown[]) => JSON.stringify(values)
    const compared: Compared = {
      id: row.ID,
      version: row.Version,
      root: row.branched_from ?? row.ID,
      says: {
        course: said(row.CourseID),
        title: said(row.Title.ar ?? '', row.Title.en ?? '', row.Title.fr ?? ''),
        dates: said(row.StartDate, row.EndDate),
        times: said(row.Weekdays, row.StartTime, row.EndTime, row.OnHolidays),
        hours: said(row.Hours),
        language: said(row.Language),
        place: said(row.Place),
        classRoom: said(row.ClassRoomID, row.ClassRoomKindID),
        window: said(row.EarliestStart, row.LatestEnd),
        lead: said(lead?.InstructorID),
        backup: said(backup?.InstructorID),
        seats: said(row.MinTrainees, row.MaxTrainees),
        expected: said(row.ExpectedTrainees),
        fee: said(row.Fee.Minor, row.Fee.Currency),
        organization: said(row.OrganizationID),
        coordinator: said(row.CoordinatorID),
        priority: said(row.Priority),
        notes: said(row.notes),
        costs: beside.get(row.ID) ?? '',
      },
    }
    return { ...compared, row, leadName: lead?.Name ?? null, backupName: backup?.Name ?? null }
  })
}
export type Side = Awaited<ReturnType<typeof sideOf>>

/** How many rows of the year have a class: every scenario has them. */
export const fixedRows = async (db: Database, actor: Actor, year: number): Promise<number> =>
  (
    await db
      .selectFrom('planning.plan_row as p')
      .where(reachesPlanRow(actor))
      .where('p.year', '=', year)
      .where('p.scenario_id', 'is', null)
      .where('p.class_id', 'is not', null)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** What of both sides was compared, short enough to be sent back. */
export const seal = (left: Side, right: Side): string => createHash('sha256').update(seenOf(left, right)).digest('hex')
