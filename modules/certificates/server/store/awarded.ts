import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { reachesCertificate } from './reach.ts'

/** What a credential says of one certificate, where the actor reaches it. */
export const awarded = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('certificates.certificate as c')
    .leftJoin('people.trainee_facts as t', 't.trainee_id', 'c.trainee_id')
    .where('c.id', '=', id)
    .where(reachesCertificate(actor))
    .select(['c.serial', 'c.kind', 'c.mode', 'c.verify_code as verifyCode', 'c.snapshot', 't.trainee_email as email'])
    .select((eb) => eb.ref('c.issued_at').$castTo<Date | string>().as('issuedAt'))
    .executeTakeFirst()
    .then((row) => row && { ...row, issuedAt: new Date(row.issuedAt) })
