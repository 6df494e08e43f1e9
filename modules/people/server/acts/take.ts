import { refuseChanged } from '#modules/accounts/server/public.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import type { EventSubject } from '#platform/shared/record/event-kinds.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Applicant } from '../../rules/applications.ts'
import { lockedApplicant, lockedTrainee } from '../store/locked.ts'
import { reachesInstructor, reachesOrganization, reachesTrainee } from '../store/reach.ts'
import type { Person } from './person.ts'

export interface Asking {
  readonly db: Database
  readonly actor: Actor
}
/** `named` false: who asks is no colleague of whoever saved the newer version. */
interface Told {
  readonly named?: boolean
}

/** A trainee whom the actor reaches, locked. */
export const lockTrainee = async ({ db, actor }: Asking, id: number) =>
  (await lockedTrainee(db, id, reachesTrainee(actor, 'p'))) ?? refuse(notFound)

/** An instructor whom the actor reaches, locked. */
export const lockInstructor = async ({ db, actor }: Asking, id: number) =>
  (await lockedApplicant(db, 'instructor', id, reachesInstructor(actor, 'p'))) ?? refuse(notFound)

/** The same in the version that was seen. */
export const takeTrainee = async (asking: Asking, id: number, version: number, told?: Told) =>
  asSeen(asking, ['trainee', id], await lockTrainee(asking, id), version, told)

/** The same of an instructor or an organization. */
export async function takeApplicant(asking: Asking, kind: Applicant, id: number, version: number, told?: Told) {
  const reached = kind === 'instructor' ? reachesInstructor(asking.actor, 'p') : reachesOrganization(asking.actor, 'p')
  const found = (await lockedApplicant(asking.db, kind, id, reached)) ?? refuse(notFound)
  return asSeen(asking, [kind, id], found, version, told)
}

/** What was found, in the version that was seen; refuses with who wrote the newer one. */
export const asSeen = <Found extends { readonly version: number }>(
  { db, actor }: Asking,
  subject: readonly [type: EventSubject, id: number],
  found: Found,
  version: number,
  told: Told = {},
): Found | Promise<never> =>
  found.version === version ? found : refuseChanged(db, subject, { ...told, reader: actor.userId })

/** The reply of an act that has raised the version once. */
export const savedOf = ({ id, version }: Person & { readonly version: number }) => ({ ID: id, Version: version + 1 })
