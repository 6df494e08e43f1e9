import { waitsForAnother } from '#platform/server/change-requests.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { ChangeKind } from '../../rules/modes.ts'

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
