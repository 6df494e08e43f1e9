import type { DocumentAsking } from '#platform/server/documents/reading.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import type { CertificateKind } from '../../rules/kinds.ts'
import { certificateModes, hasPaper, holderMayDownload } from '../../rules/modes.ts'
import { certificateReach } from '../../rules/reach.ts'
import { reachesCertificate } from './reach.ts'

const standing = ({ db, actor }: DocumentAsking) =>
  db
    .selectFrom('certificates.certificate as c')
    // Whoever enters certificates without a course may work with other people than its holder.
    .leftJoin('people.trainee_facts as t', 't.trainee_id', 'c.trainee_id')
    .leftJoin('accounts.account_facts as a', 'a.account_id', 't.account_id')
    .select(['c.id', 'c.serial', 'c.version', 'c.kind', 'c.mode', 'c.verify_code', 'c.snapshot', 'c.signed'])
    .select('a.account_language as language')
    .where('c.mode', 'in', certificateModes.states.filter(hasPaper))
    .where(reachesCertificate(actor))
    .orderBy('c.id', 'desc')

/** The certificate of these kinds that stands for a trainee in a class, where the actor reaches it. */
export async function standingCertificate(
  asking: DocumentAsking,
  asked: { CourseClassID: number; TraineeID: number },
  kinds: readonly CertificateKind[],
) {
  const row = await standing(asking)
    .where('c.class_id', '=', asked.CourseClassID)
    .where('c.trainee_id', '=', asked.TraineeID)
    .where('c.kind', 'in', kinds)
    .executeTakeFirst()
  return row ? paperOf(asking, row) : null
}

/** The certificate of this kind that bears a serial, in the version that stands, where the actor reaches it. */
export async function certificateOfSerial(asking: DocumentAsking, serial: string, kind: CertificateKind) {
  const row = await standing(asking).where('c.serial', '=', serial).where('c.kind', '=', kind).executeTakeFirst()
  return row ? paperOf(asking, row) : null
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof standing>['executeTakeFirst']>>>

function paperOf({ actor, publicUrl }: DocumentAsking, row: Row) {
  const { Look, ...printed } = row.snapshot
  const stands = standingsOf(certificateReach, actor)
  return {
    content: {
      Serial: row.serial,
      Version: row.version,
      VerifyAddress: `${publicUrl}/verify/${row.verify_code}`,
      VerifyCode: row.verify_code,
      Signed: row.signed,
      Snapshot: printed,
    },
    record: ['certificate', row.id] as const,
    language: row.language ?? 'ar',
    mayDownload:
      stands.includes('keeper') ||
      (stands.includes('withoutCourse') && row.kind === 'noCourse') ||
      holderMayDownload(row.mode),
    academyName: printed.AcademyName,
    look: Look ?? null,
  }
}
