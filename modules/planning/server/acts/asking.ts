import { writeFact } from '#platform/server/acts/write-act.ts'
import { askChosen } from '../store/plan-instructors.ts'
import type { LockedRow } from '../store/plan-row-changes.ts'
import type { Recording } from './doing.ts'
import { noun } from './plan-row-noun.ts'

/** Asks everybody the row names and has not asked yet; one fact each. */
export async function askAll(doing: Recording, row: LockedRow, now: Date): Promise<void> {
  for (const asked of await askChosen(doing.db, row.id, now))
    await writeFact(doing, noun, row, 'askInstructor', { ...asked })
}
