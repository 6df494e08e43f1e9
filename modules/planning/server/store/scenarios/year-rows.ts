import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { ableOf, instructorsOfRows } from '../plan-instructors.ts'
import { planRowColumns } from '../plan-rows.ts'
import { reachesPlanRow } from '../reach.ts'

interface Between {
  readonly from: number
  readonly to: number
  readonly scenarioId: number | null
}

/** The rows of the active plan of a year that could be copied into another, by their days, each with its class room. */
export async function rowsToCopy(db: Database, actor: Actor, { from, to, scenarioId }: Between) {
  const rows = await planRowColumns(db)
    .where(reachesPlanRow(actor))
    .where('p.scenario_id', 'is', null)
    .where('p.year', '=', from)
    .where('p.state', '<>', 'cancelled')
    .select(['r.is_active as isRoomActive', 'r.setup_minutes as setupMinutes'])
    .select(
      sql<boolean>`exists (select from planning.plan_row x where x.copied_from = p.id and x.year = ${to}
        and coalesce(x.scenario_id, 0) = ${scenarioId ?? 0})`.as('isCopied'),
    )
    .orderBy('p.starts_on')
    .orderBy('p.id')
    .execute()
  const people = await instructorsOfRows(
    db,
    rows.map(({ ID }) => ID),
  )
  const named = rows.map((row) => ({
    ...row,
    people: (people.get(row.ID) ?? []).filter(({ State }) => State !== 'rejected'),
  }))
  const able = new Map<number, readonly number[]>()
  for (const [courseId, of] of Map.groupBy(named, ({ CourseID }) => CourseID)) {
    const ids = [...new Set(of.flatMap((row) => row.people.map(({ InstructorID }) => InstructorID)))]
    able.set(courseId, ids.length ? await ableOf(db, courseId, ids) : [])
  }
  return named.map(({ people: all, ...row }) => {
    const stay = all.filter(({ InstructorID }) => able.get(row.CourseID)!.includes(InstructorID))
    return {
      ...row,
      stay: stay.map(({ InstructorID }) => InstructorID),
      losesLead: all.some(({ Role }) => Role === 'lead') && !stay.some(({ Role }) => Role === 'lead'),
    }
  })
}
export type RowToCopy = Awaited<ReturnType<typeof rowsToCopy>>[number]
