import { writeTold } from '#platform/server/acts/write-act.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { nothingToOverride } from '../../../contract/refusals.ts'
import {
  firstAgainst,
  objectionsToMove,
  type Objection,
  type Overridable,
} from '../../../rules/objections/objections.ts'
import { overriddenOf, putOverride } from '../../store/objections/overrides.ts'
import type { Registration } from '../../store/registration.ts'
import { traineeFacts } from '../../store/trainee.ts'
import { classVisit } from '../../store/upcoming.ts'
import type { Doing } from '../doing.ts'
import { writeMove } from '../move.ts'
import { noun } from '../noun.ts'
import { look, refuseFor, type Looked } from './look.ts'

export interface Override {
  readonly Kind: Overridable
  readonly Reason: string
}

/** What stands against a registration that there is. */
export async function lookAt(
  doing: Pick<Doing, 'db' | 'now' | 'timeZone'>,
  registration: Registration,
): Promise<Looked> {
  const trainee = (await traineeFacts(doing.db, registration.traineeId)) ?? refuse(notFound)
  const visit = await classVisit(doing.db, registration.classId)
  const { id, organizationId, traineeBudgetMinor, courseBudgetMinor, submittedAt, standing } = registration
  const made = { id, submittedAt, hasSeat: standing.hasSeat }
  return look(doing.db, { visit, trainee, organizationId, traineeBudgetMinor, courseBudgetMinor, made }, doing)
}

/** Lets pass what stands against the registration, which must be locked; refuses where it does not. */
export async function letPass(
  doing: Doing,
  registration: Registration,
  { objections }: Looked,
  { Kind, Reason }: Override,
): Promise<void> {
  if (!objections.some(({ kind, holdsUp }) => kind === Kind && holdsUp !== 'nothing')) refuse(nothingToOverride)
  const former = await putOverride(doing.db, registration.id, {
    kind: Kind,
    reason: Reason,
    by: doing.userId,
    at: doing.now,
  })
  await writeTold(doing, noun, registration, 'override', {
    data: { objection: Kind, reason: Reason },
    before: { objection: former === null ? null : Kind, reason: former },
    after: { objection: Kind, reason: Reason },
  })
  const { main } = registration.standing
  await writeMove(doing, registration, { action: 'override', track: 'main', from: main, to: main, reason: Reason })
}

/** Refuses with the first thing that still holds up this step of the registration, which must be locked. */
export async function requireNothing(
  doing: Doing,
  registration: Registration,
  holdsUp: 'submission' | 'approval',
  letPassNow: readonly Override[] = [],
): Promise<void> {
  await requireNoneOf(doing, registration, [holdsUp], letPassNow)
}

/** The same of a registration that moved here with its place: everything that may keep somebody out at once. */
export async function requireNothingToMove(
  doing: Doing,
  registration: Registration,
  move: Parameters<typeof objectionsToMove>[1],
  letPassNow: readonly Override[],
): Promise<void> {
  await requireNoneOf(doing, registration, ['submission', 'approval'], letPassNow, (objections) =>
    objectionsToMove(objections, move),
  )
}

async function requireNoneOf(
  doing: Doing,
  registration: Registration,
  steps: readonly ('submission' | 'approval')[],
  letPassNow: readonly Override[],
  asked: (objections: readonly Objection[]) => readonly Objection[] = (objections) => objections,
): Promise<void> {
  const found = await lookAt(doing, registration)
  const looked = { ...found, objections: [...asked(found.objections)] }
  for (const each of letPassNow) await letPass(doing, registration, looked, each)
  const overridden = await overriddenOf(doing.db, registration.id)
  for (const holdsUp of steps) {
    const against = firstAgainst(looked.objections, overridden, holdsUp)
    if (against) refuseFor(against, looked)
  }
}
