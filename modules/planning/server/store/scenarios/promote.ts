import type { Database } from '#platform/server/database.ts'
import { nextRun, type LockedRow } from '../plan-row-changes.ts'

/** The columns with which a row of a scenario becomes one of the active plan: its own run, or the next where that is taken. */
export async function activeColumns(db: Database, row: LockedRow) {
  const next = await nextRun(db, row.course_id, row.year)
  const isTaken =
    (await db
      .selectFrom('planning.plan_row')
      .where('scenario_id', 'is', null)
      .where('year', '=', row.year)
      .where('course_id', '=', row.course_id)
      .where('run_number', '=', row.run_number)
      .select('id')
      .executeTakeFirst()) !== undefined
  return { scenario_id: null, branched_from: null, run_number: isTaken ? next : row.run_number }
}

/** Which of these rows a row of the active plan was copied from already, so that the mark of a copy stays with one. */
export const isCopiedAlready = async (db: Database, row: LockedRow): Promise<boolean> =>
  row.copied_from !== null &&
  (await db
    .selectFrom('planning.plan_row')
    .where('copied_from', '=', row.copied_from)
    .where('year', '=', row.year)
    .where('scenario_id', 'is', null)
    .select('id')
    .executeTakeFirst()) !== undefined
