import { refuseChanged } from '#modules/accounts/server/public.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import type { EventSubject } from '#platform/shared/event-kinds.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Applicant } from '../../rules/applications.ts'
import { lockedApplicant, lockedTrainee } from '../store/locked.ts'
import type { Person } from './person.ts'

interface Asking {
  readonly db: Database
  readonly actor: Pick<Actor, 'userId'>
}
/** `named` false: who asks is no colleague of whoever saved the newer version. */
interface Told {
  readonly named?: boolean
}

/** Locks a trainee in the version that was seen. Whether the actor reaches the record is asked before. */
export const takeTrainee = async (asking: Asking, id: number, version: number, told?: Told) =>
  asSeen(asking, ['trainee', id], (await lockedTrainee(asking.db, id)) ?? refuse(notFound), version, told)

/** The same of an instructor or an organization. */
export const takeApplicant = async (asking: Asking, kind: Applicant, id: number, version: number, told?: Told) =>
  asSeen(asking, [kind, id], (await lockedApplicant(asking.db, kind, id)) ?? refuse(notFound), version, told)

const asSeen = <Found extends { readonly version: number }>(
  { db, actor }: Asking,
  subject: readonly [type: EventSubject, id: number],
  found: Found,
  version: number,
  told: Told = {},
): Found | Promise<never> =>
  found.version === version ? found : refuseChanged(db, subject, { ...told, reader: actor.userId })

/** The reply of an act that has raised the version once. */
export const savedOf = ({ id, version }: Person & { readonly version: number }) => ({ ID: id, Version: version + 1 })
