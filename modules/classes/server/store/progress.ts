import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { byItself } from '#platform/server/audit/by.ts'
import { recordEvent, type NewEvent } from '#platform/server/event.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { next } from '#platform/shared/states.ts'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import { lockRow, rowExecuted } from '#modules/planning/server/public.ts'
import { classStates, type ClassAction, type ClassMover } from '../../rules/class-states.ts'
import { lockClass, type LockedClass } from './seats.ts'

type Announce = (event: NewEvent) => Promise<void>
const bySystem =
  (db: Database): Announce =>
  (event) =>
    recordEvent(db, event, byItself)

/** Locks the class after its plan row, the order in which confirming locks them. */
export async function lockWithRow(db: Database, classId: number): Promise<LockedClass> {
  const known = await db
    .selectFrom('classes.course_class')
    .where('id', '=', classId)
    .select('plan_row_id')
    .executeTakeFirst()
  if (known && known.plan_row_id !== null) await lockRow(db, known.plan_row_id)
  return lockClass(db, classId)
}

/** The past-tense fact of each move. */
const kinds = {
  open: 'courseClassOpened',
  hold: 'courseClassTentative',
  go: 'courseClassGo',
  start: 'courseClassStarted',
  end: 'courseClassEnded',
  publishResults: 'courseClassResultsPublished',
  close: 'courseClassClosed',
  postpone: 'courseClassPostponed',
  reopen: 'courseClassReopened',
  cancel: 'courseClassCancelled',
} as const satisfies { [Action in ClassAction]: string }

export interface Move {
  readonly action: ClassAction
  readonly who: ClassMover | null
  /** What the mover saw; another version is `changedMeanwhile`. */
  readonly version?: number
  readonly reason?: string | undefined
  readonly data?: NewEvent['data']
}

/** Moves the locked class by the state table or refuses with `notNow`, and announces it. */
export async function moveClass(db: Database, found: LockedClass, move: Move, record: Announce) {
  if (move.version !== undefined && move.version !== found.version) return refuseChanged(db, ['courseClass', found.id])
  const state = move.who && next(classStates, found.state, move.action, move.who)
  if (!state) refuse(notNow, { action: move.action, state: found.state })
  const saved = await db
    .updateTable('classes.course_class')
    .set({ state, version: sql<number>`version + 1`, state_reason: move.reason ?? null })
    .where('id', '=', found.id)
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirstOrThrow()
  await record({
    kind: kinds[move.action],
    subject: ['courseClass', found.id],
    data: {
      classId: found.id,
      code: found.code,
      coordinatorId: found.coordinatorId,
      ...move.data,
      ...(move.reason ? { reason: move.reason } : {}),
    },
  })
  if (move.action === 'end' && found.planRowId !== null) await rowExecuted(db, found.planRowId, record)
  return saved
}

/** Final results were published for the class. Does nothing where that was known; refuses (`notNow`) before it runs. */
export async function markResultsPublished(
  db: Database,
  classId: number,
  record: Announce = bySystem(db),
): Promise<void> {
  const found = await lockWithRow(db, classId)
  if (found.state === 'resultsPublished' || found.state === 'closed') return
  await moveClass(db, found, { action: 'publishResults', who: 'system' }, record)
  if (found.planRowId !== null) await rowExecuted(db, found.planRowId, record)
}
