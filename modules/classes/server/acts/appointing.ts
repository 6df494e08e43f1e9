import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { staffNotFit } from '../../contract/refusals.ts'
import { mayBe, type StaffRole } from '../../rules/staff.ts'
import { candidateOf, insertAppointed, lockedAppointed } from '../store/staff/class-staff.ts'
import type { LockedClass } from '../store/locked.ts'
import type { Doing } from './doing.ts'
import { noun } from './instructor-noun.ts'
import { release } from './instructors.ts'

/** Refuses somebody for whom this place is not (`staffNotFit`). */
export async function refuseUnfit(
  db: Database,
  role: StaffRole,
  who: { readonly instructorId: number } | { readonly accountId: number },
): Promise<void> {
  const candidate = await candidateOf(db, who)
  if (!candidate || !mayBe(role, candidate))
    refuse(staffNotFit, { role }, [{ path: 'instructorId' in who ? 'InstructorID' : 'UserID', code: 'notAllowed' }])
}

/** Appoints an account to this place in a locked class, or gives it another one; a new coordinator takes the former's place. */
export async function appoint(doing: Doing, found: LockedClass, accountId: number, role: StaffRole): Promise<void> {
  const { db, now } = doing
  const already = await lockedAppointed(db, found.id)
  if (role === 'coordinator')
    for (const former of already.filter((each) => each.role === 'coordinator' && each.accountId !== accountId))
      await release(doing, found, { ...former, instructorId: null })
  const known = already.find((each) => each.accountId === accountId)
  if (known?.role === role) return
  const place = { class: found, instructorId: null, accountId, role }
  if (known) await writeAct(doing, noun, { ...place, id: known.id }, 'appoint', { set: { role, decided_at: now } })
  else {
    const id = await insertAppointed(db, found.id, { accountId, role, at: now })
    await writeNew(doing, noun, { ...place, id }, 'appoint')
  }
}
