import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { holderMayDownload } from '#modules/certificates/rules/modes.ts'

/** The certificate of these kinds that stands for a trainee in a class; a trainee sees the own once it is issued. */
export async function standingCertificate(
  db: Database,
  actor: Actor,
  params: { CourseClassID: number; TraineeID: number },
  kinds: readonly ('attendance' | 'completion' | 'excellence')[],
  publicUrl: string,
) {
  let found = db
    .selectFrom('certificates.certificate as c')
    .innerJoin('people.trainee as t', 't.id', 'c.trainee_id')
    .leftJoin('accounts.account as a', 'a.id', 't.account_id')
    .select(['c.serial', 'c.version', 'c.mode', 'c.verify_code', 'c.snapshot', 'a.language'])
    .where('c.class_id', '=', params.CourseClassID)
    .where('c.trainee_id', '=', params.TraineeID)
    .where('c.kind', 'in', kinds)
    .where('c.mode', 'not in', ['superseded', 'revoked', 'prepared'])
    .orderBy('c.id', 'desc')
  const isHolder = actor.role === 'trainee'
  if (isHolder)
    found = found
      .where('c.trainee_id', '=', actor.traineeId ?? 0)
      .where('c.mode', 'in', ['issuedLocked', 'issuedDownloadable'])
  const row = await found.executeTakeFirst()
  if (!row) return null
  return {
    Serial: row.serial,
    Version: row.version,
    MayDownload: !isHolder || holderMayDownload(row.mode),
    VerifyAddress: `${publicUrl}/verify/${row.verify_code}`,
    VerifyCode: row.verify_code,
    Language: row.language ?? 'ar',
    Snapshot: row.snapshot,
  }
}
