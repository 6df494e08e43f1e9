import type { Updateable } from 'kysely'
import type { DB } from '#database/tables.ts'
import { rowCancelled, rowExecuted } from '#modules/planning/server/public.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { next } from '#platform/shared/record/states.ts'
import { classStates, type ClassAction } from '../../rules/class-states.ts'
import { enrolledIn } from '../store/seats.ts'
import { cancelAll } from '../store/session-changes.ts'
import type { LockedClass } from '../store/locked.ts'
import { noun } from './class-noun.ts'
import { doingOf, systemDoing, type Asker, type Doing } from './doing.ts'
import { refuseObstacle } from './obstacles.ts'
import { lockWithRow, refuseOther } from './reached.ts'
import { freezeCourseOf } from './revision.ts'

export interface MoveDetails {
  readonly reason?: string | undefined
  /** Other columns that change with the move. */
  readonly set?: Updateable<DB['classes.course_class']>
  /** What the fact carries beside those of the noun. */
  readonly data?: Readonly<Record<string, unknown>>
}

/**
 * Makes one move of a locked class by the state table, or refuses: `notNow`, or what stands in its way. Returns the
 * class as it is now.
 */
export async function move(
  doing: Doing,
  found: LockedClass,
  action: ClassAction,
  { reason, set, data }: MoveDetails = {},
): Promise<LockedClass> {
  const state = doing.who && next(classStates, found.state, action, doing.who)
  if (!state) return refuse(notNow, { action, state: found.state })
  const why = reason?.trim() ? reason : undefined
  await refuseObstacle(doing, found, action, why)
  await writeAct(doing, noun, found, action, {
    set: { state, state_reason: why ?? null, ...set },
    reason: why,
    data: { ...(await peopleOf(doing.db, found, action)), ...data },
  })
  return { ...found, state, version: found.version + 1 }
}

/** Whoever hears that a class is certain, or is not, hears of how many people it has. */
const peopleOf = async (db: Database, found: LockedClass, action: ClassAction) =>
  action === 'go' || action === 'hold'
    ? { enrolled: await enrolledIn(db, found.id), minimum: found.minTrainees }
    : undefined

/** What follows from a move by itself: sessions that are not held, and what it means for the row of the plan. */
export async function follow(
  { db, record }: Doing,
  { id, planRowId }: LockedClass,
  action: ClassAction,
  reason = '',
): Promise<void> {
  if (action === 'cancel' || action === 'postpone') await cancelAll(db, id)
  if (planRowId === null) return
  if (action === 'end' || action === 'publishResults') await rowExecuted(db, planRowId, record)
  if (action === 'cancel') await rowCancelled(db, planRowId, reason, record)
}

type Body = { readonly Version: number; readonly Reason?: string | undefined }
type Asked = Asker & { readonly query: { readonly ID: number }; readonly body: Body }

/** Lock, move, follow: all that most calls do. */
export async function perform(asked: Asked, action: ClassAction) {
  const doing = await doingOf(asked)
  // From here on it is sold: with what its course says now.
  const sold = action === 'open' ? { course_revision: await freezeCourseOf(asked, asked.query.ID) } : {}
  const found = await lockWithRow(asked.db, asked.query.ID)
  await refuseOther(asked.db, found, asked.body.Version)
  const moved = await move(doing, found, action, { reason: asked.body.Reason, set: sold })
  await follow(doing, moved, action, asked.body.Reason)
  return saved(moved)
}

/** The reply of an act. */
export const saved = ({ id, version }: Pick<LockedClass, 'id' | 'version'>) => ({ ID: id, Version: version })

/**
 * Somebody published the final results of the class, and may have said why. Does nothing where that was known; refuses
 * (`notNow`) before it runs.
 */
export async function markResultsPublished(
  { db, now, record }: Pick<Doing, 'db' | 'now' | 'record'>,
  classId: number,
  reason: string | null,
): Promise<void> {
  const doing = await systemDoing(db, now, record)
  const found = await lockWithRow(db, classId)
  if (found.state === 'resultsPublished' || found.state === 'closed') return
  await follow(doing, await move(doing, found, 'publishResults', { reason: reason ?? undefined }), 'publishResults')
}
