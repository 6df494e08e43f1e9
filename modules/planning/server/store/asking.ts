import type { Database } from '#platform/server/database.ts'
import type { NewEvent } from '#platform/server/event.ts'
import { askChosen } from './plan-instructors.ts'

/** Asks everybody the row names and has not asked yet; one event each. */
export async function askAll(
  db: Database,
  rowId: number,
  now: Date,
  record: (event: NewEvent) => Promise<void>,
): Promise<void> {
  for (const { instructorId, role } of await askChosen(db, rowId, now))
    await record({ kind: 'planInstructorAsked', subject: ['planRow', rowId], data: { instructorId, role } })
}
