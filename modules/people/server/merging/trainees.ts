import { sql, type Selectable } from 'kysely'
import type { output } from 'zod'
import type { DB } from '#database/tables.ts'
import { mergeFields, type MergeField } from '../../contract/merging.ts'
import type { Trainee } from '../../contract/trainee-shapes.ts'
import { personKinds } from '../acts/person-kinds.ts'
import { shown } from '../calls/read-trainees.ts'
import { openedPassport, passportColumns } from '../passports/passport.ts'
import { findTrainee } from '../store/trainees.ts'
import type { MergedKind } from './kind.ts'
import { columnsOfBoth, listsOfBoth, saidOfBoth } from './of-both.ts'

export const traineeMerge: MergedKind<MergeField, output<typeof Trainee>, Selectable<DB['people.trainee']>> = {
  person: personKinds.trainee,
  fields: mergeFields,
  said: {
    ...saidOfBoth,
    Gender: ({ Gender }) => [Gender],
    BirthDate: ({ BirthDate }) => [BirthDate],
    MaritalStatus: ({ MaritalStatusID }) => [MaritalStatusID],
    Passport: ({ PassportEnding, PassportExpiresOn, PassportFile }) => [
      PassportEnding,
      PassportExpiresOn,
      PassportFile?.ID,
    ],
    Visa: ({ VisaKind, VisaNumber, VisaExpiresOn }) => [VisaKind, VisaNumber, VisaExpiresOn],
    EducationDegree: ({ EducationDegreeID }) => [EducationDegreeID],
    JobTitle: ({ JobTitle }) => [JobTitle],
    Employer: ({ Employer }) => [Employer],
    Organization: ({ OrganizationID }) => [OrganizationID],
  },
  columns: {
    ...columnsOfBoth,
    Gender: ['gender'],
    BirthDate: ['birth_date'],
    MaritalStatus: ['marital_status_id'],
    Passport: ['passport_expires_on', 'passport_file_id'],
    Visa: ['visa_kind', 'visa_number', 'visa_expires_on'],
    EducationDegree: ['education_degree_id'],
    JobTitle: ['job_title'],
    Employer: ['employer'],
    Organization: ['organization_id'],
  },
  lists: listsOfBoth,
  shown,
  saved: findTrainee,
  // A passport's number is encrypted for the record that holds it.
  alsoTaken: ({ vault, body: { FromGone } }, { kept, gone }) => ({
    ...(FromGone.includes('Passport') &&
      passportColumns(vault, kept.code, openedPassport(vault, gone.code, gone.passport_sealed))),
    // Somebody who is a trainee in full in one of them is one; whoever learns here now does so in the kept record.
    ...(kept.is_light && !gone.is_light && { is_light: false }),
  }),
  closed: { passport_mark: null },
  // A name that was asked for and is not decided is taken back.
  before: ({ db, now, actor }, { gone }) =>
    sql`update people.name_change set state = 'withdrawn', decided_by = ${actor.userId}, decided_at = ${now}
      where trainee_id = ${gone} and state = 'asked'`.execute(db),
  after: ({ db }, { kept, gone }) =>
    sql`select people.work_out_reach(array[${kept}::integer, ${gone}::integer])`.execute(db),
}
