import type { Database } from '#platform/server/database.ts'
import type { SettingsOf } from '#platform/shared/settings/section.ts'
import type { visaSettings } from '../../contract/settings.ts'
import { missingData, type MandatoryField, type TraineeFacts } from '../../rules/mandatory.ts'
import { visaAtFirst } from '../../rules/passport.ts'

/** The trainee's profile as far as a registration asks for it. */
export async function traineeFacts(db: Database, traineeId: number) {
  return db
    .selectFrom('people.trainee_facts as t')
    .where('t.trainee_id', '=', traineeId)
    .select([
      't.trainee_id as traineeId',
      't.trainee_code as traineeCode',
      't.trainee_name_ar as nameAr',
      't.trainee_name_en as nameEn',
      't.gender',
      't.birth_date as birthDate',
      't.nationality_id as nationalityId',
      't.nationality_code as nationality',
      't.passport_ending as passportEnding',
      't.passport_expires_on as passportExpiresOn',
      't.trainee_email as email',
      't.work_email as workEmail',
      't.mobile',
      't.organization_id as organizationId',
      't.is_active as isActive',
    ])
    .executeTakeFirst()
}

export interface Visit {
  readonly place: string
  readonly endsOn: string
}

/** Whether a visa may be needed for this visit, and what the profile lacks for it. */
export function readiness(
  trainee: TraineeFacts,
  visit: Visit,
  { homeCountry, passportMonths }: SettingsOf<typeof visaSettings>,
): { visa: 'notRequired' | 'toCheck'; missing: MandatoryField[] } {
  const visa = visaAtFirst(trainee.nationality, homeCountry, visit.place)
  const mayNeedVisa = visa === 'toCheck'
  return { visa, missing: missingData(trainee, { mayNeedVisa, endsOn: visit.endsOn, passportMonths }) }
}
