import type { passportIdentity } from '#modules/people/server/public.ts'
import { json } from '#platform/server/database.ts'
import type { Asked } from '#platform/server/handler.ts'
import { lookToFreeze } from '#platform/server/documents/looks.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { mandatoryDataMissing } from '../../contract/refusals.ts'
import registrationInvitation from '../../documents/registration-invitation/document.ts'
import { addVisaLetter } from '../store/printed/visa-letters.ts'
import type { Registration } from '../store/registration.ts'

type Identity = NonNullable<Awaited<ReturnType<typeof passportIdentity>>>

/** Keeps what a visa letter says from now on: the passport and the class as they are today. Refuses where the passport's data are not whole. */
export async function keepVisaLetter(
  { db, actor, now }: Pick<Asked<unknown>, 'db' | 'actor' | 'now'>,
  registration: Registration,
  { code, nameAr, nameEn, gender, birthDate, nationality, sealed, expiresOn }: Identity,
): Promise<void> {
  const missing = Object.entries({
    gender,
    birthDate,
    nationality,
    passportNumber: sealed,
    passportExpiresOn: expiresOn,
  })
    .filter(([, value]) => value === null)
    .map(([name]) => name)
  if (!gender || !birthDate || !nationality || !sealed || !expiresOn) return refuse(mandatoryDataMissing, { missing })
  await addVisaLetter(db, {
    registration_id: registration.id,
    trainee_code: code,
    name_ar: nameAr,
    name_en: nameEn,
    gender,
    birth_date: birthDate,
    nationality: json(nationality),
    passport_sealed: sealed,
    passport_expires_on: expiresOn,
    course_name: json(registration.courseName),
    class_code: registration.classCode,
    starts_on: registration.startsOn,
    ends_on: registration.endsOn,
    look: json(await lookToFreeze(db, registrationInvitation)),
    issued_by: actor.userId,
    issued_at: now,
  })
}
