import { writeNew } from '#platform/server/acts/write-act.ts'
import { addNameChange } from '../store/name-changes.ts'
import { noun } from './name-change-noun.ts'
import type { KeptNames } from '../store/names.ts'
import type { Doing } from './person.ts'

/** A name that was held against the passport is what certificates bear: another one is for a reviewer to accept. */
export async function askForName(doing: Doing, traineeId: number, name: KeptNames, now: Date): Promise<void> {
  const id = await addNameChange(doing.db, traineeId, name, now)
  await writeNew(doing, noun, { id, traineeId }, 'askForName')
}
