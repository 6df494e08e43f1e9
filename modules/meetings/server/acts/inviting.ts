import { randomBytes } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'
import { changedInvitees } from '../../rules/meeting.ts'
import * as store from '../store/invitees.ts'

interface Meeting {
  readonly id: number
  readonly organizerId: number
}

/** 128 random bits. */
const newCode = () => randomBytes(16).toString('hex')

const withCodes = (people: readonly { accountId: number; byClass: boolean }[]) =>
  people.map((each) => ({ ...each, code: newCode() }))

/** Of a draft: whom its organizer has chosen by name. */
export async function choose(db: Database, { id, organizerId }: Meeting, peopleIds: readonly number[]): Promise<void> {
  const chosen = peopleIds.filter((each) => each !== organizerId)
  const { added, removed } = changedInvitees(await store.invitedTo(db, id), { chosen, ofClass: [] })
  await store.removeInvitees(db, id, removed)
  await store.insertInvitees(db, id, withCodes(added))
}

/**
 * Brings the invited of a meeting to who is chosen and to who belongs to its class today; the organizer is not among them. Answers
 * who was added and who does not belong there any more.
 */
export async function bringInvitees(
  db: Database,
  { id, organizerId, classId }: Meeting & { readonly classId: number | null },
  chosenNow?: readonly number[],
): Promise<{ added: number[]; removed: number[] }> {
  const invited = await store.invitedTo(db, id)
  const chosen = chosenNow ?? invited.flatMap(({ byClass, accountId }) => (byClass ? [] : [accountId]))
  const ofClass = classId === null ? [] : await store.peopleOfClass(db, classId)
  const others = (ids: readonly number[]) => ids.filter((each) => each !== organizerId)
  const { added, removed } = changedInvitees(invited, { chosen: others(chosen), ofClass: others(ofClass) })
  await store.removeInvitees(db, id, removed)
  await store.insertInvitees(db, id, withCodes(added))
  if (chosenNow) await store.markChosen(db, id, chosenNow)
  return { added: added.map(({ accountId }) => accountId), removed }
}
