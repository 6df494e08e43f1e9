import { waitsForAnother } from '#platform/server/change-requests.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { CertificateKind } from '../../rules/kinds.ts'
import type { ChangeKind } from '../../rules/modes.ts'

/** Changes of certificates, of these kinds, that somebody else than the actor has asked for; `of` one kind of certificate alone. */
export async function countCertificateChanges(
  db: Database,
  actor: Actor,
  kinds: ChangeKind[],
  of: CertificateKind | null,
): Promise<number> {
  const { count } = await db
    .selectFrom('certificates.change_request as q')
    .$if(
      of !== null,
      (query) =>
        query
          .innerJoin('certificates.certificate as c', 'c.id', 'q.certificate_id')
          .where('c.kind', '=', of!) as unknown as typeof query,
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('q.kind', 'in', kinds)
    .where(waitsForAnother(actor, 'q'))
    .executeTakeFirstOrThrow()
  return count
}
