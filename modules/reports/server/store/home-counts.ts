import { waitsForAnother } from '#platform/server/change-requests.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { ChangeKind } from '#modules/certificates/rules/modes.ts'

/** Self-registrations that wait to be decided. */
export async function countApplications(
  db: Database,
  table: 'people.instructor' | 'people.organization',
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('application', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}

/** Changes of certificates, of these kinds, that somebody else than the actor has asked for. */
export async function countCertificateChanges(db: Database, actor: Actor, kinds: ChangeKind[]): Promise<number> {
  const { count } = await db
    .selectFrom('certificates.change_request as q')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('q.kind', 'in', kinds)
    .where(waitsForAnother(actor, 'q'))
    .executeTakeFirstOrThrow()
  return count
}

/** Names that trainees have asked for. */
export async function countAskedNames(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('people.name_change')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow()
  return count
}
