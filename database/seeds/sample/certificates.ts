import { addDays, dayOf, instantOf } from '#platform/shared/values/dates.ts'
import { json, type Database } from '#platform/server/database.ts'
import { academySettings } from '#platform/shared/settings/own-sections.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { filledBy } from '#modules/certificates/server/acts/wording.ts'
import { shippedTexts } from '../certificate-templates.ts'
import { insertMany } from '../insert-many.ts'
import { Numbers } from '../numbers.ts'
import type { Evaluated } from './results.ts'
import type { World } from './world.ts'

/** Certificates of completion for everybody who passed, as they were printed. */
export async function insertCertificates(
  db: Database,
  world: World,
  evaluated: readonly Evaluated[],
): Promise<{ issued: Evaluated[]; numbers: Numbers }> {
  const numbers = new Numbers('CERT')
  const { body, bodyFemale } = shippedTexts.completion
  const issued = evaluated
    .filter((each) => each.passed && (each.held.stage === 'closed' || each.held.number % 2 === 0))
    .toSorted((one, other) => one.publishedAt.getTime() - other.publishedAt.getTime())
  await insertMany(
    db,
    'certificates.certificate',
    issued.map((each) => {
      const issuedAt = instantOf(addDays(dayOf(each.publishedAt), 1), '10:00')
      const serial = numbers.next(issuedAt)
      const facts = {
        Kind: 'completion' as const,
        NameAr: each.trainee.name_ar,
        NameEn: each.trainee.name_en,
        CourseName: each.held.course.name,
        CourseCode: each.held.course.code,
        ClassCode: each.held.code,
        StartsOn: each.held.startsOn,
        EndsOn: each.held.endsOn,
        Hours: each.held.course.hours,
        Percent: each.percent,
        BandName: each.bandName as Trilingual | null,
        IssuedOn: dayOf(issuedAt),
        AcademyName: academySettings.table.academyName.default,
      }
      const text = each.trainee.gender === 'female' ? bodyFemale : body
      return {
        serial,
        kind: 'completion' as const,
        mode: 'issuedDownloadable' as const,
        class_id: each.held.classId,
        registration_id: each.id,
        trainee_id: each.trainee.id,
        snapshot: json({ ...facts, Template: 1, Texts: filledBy(text, { ...facts, Serial: serial }, 'arab') }),
        verify_code: Array.from({ length: 32 }, () => world.random.between(0, 15).toString(16)).join(''),
        issued_by: world.huda,
        issued_at: issuedAt,
      }
    }),
  )
  return { issued, numbers }
}
