import type { DocumentAsking } from '#platform/server/documents/reading.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import type { IssuedKind } from '../../rules/eligibility.ts'
import { certificateModes, hasPaper, holderMayDownload } from '../../rules/modes.ts'
import { certificateReach } from '../../rules/reach.ts'
import { reachesCertificate } from './reach.ts'

/** The certificate of these kinds that stands for a trainee in a class, where the actor reaches it. */
export async function standingCertificate(
  { db, actor, publicUrl }: DocumentAsking,
  asked: { CourseClassID: number; TraineeID: number },
  kinds: readonly IssuedKind[],
) {
  const row = await db
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
    .where('c.mode', 'in', certificateModes.states.filter(hasPaper))
    .where(reachesCertificate(actor))
    .orderBy('c.id', 'desc')
    .executeTakeFirst()
  if (!row) return null
  const { Look, ...printed } = row.snapshot
  return {
    content: {
      Serial: row.serial,
      Version: row.version,
      VerifyAddress: `${publicUrl}/verify/${row.verify_code}`,
      VerifyCode: row.verify_code,
      Snapshot: printed,
    },
    record: ['certificate', row.id] as const,
    language: row.language ?? 'ar',
    mayDownload: standingsOf(certificateReach, actor).includes('keeper') || holderMayDownload(row.mode),
    academyName: printed.AcademyName,
    look: Look ?? null,
  }
}
