import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { takesAnswers } from '../../rules/class-states.ts'
import { isTeaching } from '../../rules/staff.ts'
import { raiseVersion } from '../store/class-changes.ts'
import {
  columnsOfNamed,
  deleteStaff,
  insertInstructor,
  leaveSessions,
  lockedInstructors,
  type NamedInstructor,
} from '../store/staff/class-instructors.ts'
import type { LockedClass } from '../store/locked.ts'
import type { Doing } from './doing.ts'
import { noun, type PlaceInClass } from './instructor-noun.ts'
import { takeSessions } from './teaching.ts'

type Named = Awaited<ReturnType<typeof lockedInstructors>>
type Class = Pick<LockedClass, 'id' | 'code' | 'coordinatorId'>

/**
 * Names somebody for a locked class, who is asked, or whose acceptance of the plan is kept. Who had rejected is asked
 * again. `already` are those who were named before.
 */
export async function name(doing: Doing, found: Class, named: NamedInstructor, already: Named): Promise<void> {
  const act = named.state === 'asked' ? 'askInstructor' : 'keepInstructor'
  const data = named.changed.length > 0 ? { changed: named.changed } : {}
  const known = already.find((each) => each.instructorId === named.instructorId)
  if (known) {
    const record = { id: known.id, class: found, instructorId: named.instructorId, role: named.role }
    await writeAct(doing, noun, record, act, { set: columnsOfNamed(named), data })
    return
  }
  const id = await insertInstructor(doing.db, found.id, named)
  await writeNew(doing, noun, { id, class: found, instructorId: named.instructorId, role: named.role }, act, data)
}

/** Makes these the class's teachers; whoever else was named to teach is released. Others on the staff stay. */
export async function nameAll(doing: Doing, found: Class, named: readonly NamedInstructor[]): Promise<void> {
  const already = await lockedInstructors(doing.db, found.id)
  for (const former of already)
    if (isTeaching(former.role) && !named.some((each) => each.instructorId === former.instructorId))
      await release(doing, found, former)
  for (const each of named) await name(doing, found, each, already)
}

/** Takes somebody off the class and off its sessions still to come. */
export async function release(
  doing: Doing,
  found: Class,
  place: Omit<PlaceInClass, 'class'>,
  reason?: string,
): Promise<void> {
  if (place.instructorId !== null) await leaveSessions(doing.db, found.id, place.instructorId, doing.now)
  await writeGone(
    doing,
    noun,
    { ...place, class: found },
    'releaseInstructor',
    () => deleteStaff(doing.db, place.id),
    reason ? { reason } : {},
  )
}

/** Asks an instructor to take this place in a locked class; a new lead takes over the sessions still to come. */
export async function ask(
  doing: Doing,
  found: LockedClass,
  instructorId: number,
  role: NamedInstructor['role'],
): Promise<void> {
  const { db, now } = doing
  const already = await lockedInstructors(db, found.id)
  if (role === 'lead')
    for (const former of already.filter((each) => each.role === 'lead' && each.instructorId !== instructorId)) {
      // Who has rejected stays on the list with the reason.
      if (former.state === 'rejected') await leaveSessions(db, found.id, former.instructorId, now)
      else await release(doing, found, former)
    }
  const named = { instructorId, role, state: 'asked', changed: [], askedAt: now, decidedAt: null } as const
  await name(doing, found, named, already)
  if (role === 'lead') await takeSessions(doing, found.id, instructorId)
  // Who no longer teaches has no sessions to come.
  else if (!isTeaching(role)) await leaveSessions(db, found.id, instructorId, now)
}

/** The own answer of an instructor of a locked class. The same answer twice is one answer. */
export async function answer(
  doing: Doing,
  found: LockedClass,
  instructorId: number,
  act: 'accept' | 'reject',
  reason?: string,
): Promise<void> {
  const { db, now } = doing
  const own = (await lockedInstructors(db, found.id)).find((each) => each.instructorId === instructorId)
  if (!own) return refuse(notFound)
  const state = act === 'accept' ? 'accepted' : 'rejected'
  // A retry gets the same reply.
  if (own.state === state) return
  if (own.state !== 'asked' || !takesAnswers(found.state)) refuse(notNow, { action: 'answer', state: found.state })
  await writeAct(doing, noun, { ...own, class: found }, act, {
    set: { state, reason: reason ?? null, decided_at: now },
    reason,
  })
  if (act === 'reject') await leaveSessions(db, found.id, instructorId, now)
  await raiseVersion(db, found.id)
}
