import type { DocumentAsking } from '#platform/server/documents/reading.ts'
import { holderMayDownload } from '../../rules/modes.ts'

/** The certificate of these kinds that stands for a trainee in a class; a trainee sees the own once it is issued. */
export async function standingCertificate(
  { db, actor, publicUrl }: DocumentAsking,
  asked: { CourseClassID: number; TraineeID: number },
  kinds: readonly ('attendance' | 'completion' | 'excellence')[],
) {
  let found = db
    .selectFrom('certificates.certificate as c')
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'c.trainee_id')
    .leftJoin('accounts.account_facts as a', 'a.account_id', 't.account_id')
    .select([
      'c.id',
      'c.serial',
      'c.version',
      'c.mode',
      'c.verify_code',
      'c.snapshot',
      'a.account_language as language',
    ])
    .where('c.class_id', '=', asked.CourseClassID)
    .where('c.trainee_id', '=', asked.TraineeID)
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
    content: {
      Serial: row.serial,
      Version: row.version,
      VerifyAddress: `${publicUrl}/verify/${row.verify_code}`,
      VerifyCode: row.verify_code,
      Snapshot: row.snapshot,
    },
    record: ['certificate', row.id] as const,
    language: row.language ?? 'ar',
    mayDownload: !isHolder || holderMayDownload(row.mode),
    academyName: row.snapshot.AcademyName,
  }
}
