import { Localized, Typed } from '#platform/web/format.tsx'
import { peopleCalls } from '../../../contract/calls.ts'
import type { MergeField } from '../../../contract/merging.ts'
import { TraineeBadges } from '../TraineeActions.tsx'
import type { TraineeRecord } from '../record/trainee-record.ts'
import { personKinds } from './person-kinds.ts'
import type { FieldWords, MergeKind, Sayings } from './two-records.ts'
import { fieldsOfBoth } from './fields-of-both.tsx'

/** As the form of a trainee calls them. */
function fieldsOf(said: Sayings): FieldWords<MergeField, TraineeRecord> {
  const { t, own, format } = said
  const common = fieldsOfBoth(said)
  const joined = (facts: readonly (string | null | undefined | false)[]) =>
    format.joined(facts.filter((fact): fact is string => Boolean(fact)))
  return {
    labels: {
      ...common.labels,
      Gender: t('fields.gender'),
      BirthDate: t('fields.birthDate'),
      MaritalStatus: t('fields.maritalStatus'),
      Passport: t('sections.passport'),
      Visa: t('sections.visa'),
      EducationDegree: t('fields.educationDegree'),
      JobTitle: t('fields.jobTitle'),
      Employer: t('fields.employer'),
      Organization: t('fields.organization'),
    },
    values: {
      ...common.values,
      Gender: ({ Gender }) => Gender && t(`genders.${Gender}`),
      BirthDate: ({ BirthDate }) => BirthDate && format.day(BirthDate),
      MaritalStatus: ({ MaritalStatusName }) => MaritalStatusName && <Localized text={MaritalStatusName} />,
      Passport: ({ PassportEnding, PassportExpiresOn, PassportFile }) =>
        joined([
          PassportEnding && own('endsWith', { ending: PassportEnding }),
          PassportExpiresOn && own('expires', { date: format.day(PassportExpiresOn) }),
          PassportFile && own('withScan'),
        ]),
      Visa: ({ VisaKind, VisaNumber, VisaExpiresOn }) =>
        joined([VisaKind, VisaNumber, VisaExpiresOn && own('expires', { date: format.day(VisaExpiresOn) })]),
      EducationDegree: ({ EducationDegreeName }) => EducationDegreeName && <Localized text={EducationDegreeName} />,
      JobTitle: ({ JobTitle }) => JobTitle && <Typed>{JobTitle}</Typed>,
      Employer: ({ Employer }) => Employer && <Typed>{Employer}</Typed>,
      Organization: ({ OrganizationName }) => OrganizationName && <Localized text={OrganizationName} />,
    },
  }
}

export const traineeMerge: MergeKind<MergeField, TraineeRecord> = {
  pages: personKinds.trainee,
  people: peopleCalls.listTrainees,
  seen: peopleCalls.getTraineeMerge,
  merge: peopleCalls.mergeTrainees,
  fieldsOf,
  badges: (of) => <TraineeBadges trainee={of} />,
}
