import { Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, Sep, Typed, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import type { peopleCalls } from '../../../contract/calls.ts'
import type { MergeField } from '../../../contract/merging.ts'
import type { TraineeRecord } from '../TraineeForm.tsx'

type Both = Output<typeof peopleCalls.getTraineeMerge>
type Differing = Both['Differ'][number]
export type Side = 'kept' | 'gone'

/** Of each field in which two records differ the value of one of them. */
export function FieldChoices({
  both: { Kept, Gone, Differ },
  sideOf,
  onChoose,
}: {
  both: Both
  sideOf: (field: Differing) => Side
  onChoose: (field: MergeField, side: Side) => void
}) {
  const t = useText('people/merging')
  const labelOf = useFieldLabels()
  const valueOf = useFieldValues()
  const side = (key: Side, of: TraineeRecord) => ({
    key,
    label: t(key === 'kept' ? 'ofKept' : 'ofGone'),
    cell: (field: Differing) => (
      <Radio
        name={field.Field}
        my="0.125rem"
        aria-label={`${labelOf(field.Field)}, ${t(key === 'kept' ? 'ofKept' : 'ofGone')}`}
        label={valueOf(field.Field, of)}
        checked={sideOf(field) === key}
        onChange={() => onChoose(field.Field, key)}
      />
    ),
  })
  return (
    <SimpleTable
      caption={t('fieldsTitle')}
      rows={Differ}
      rowKey={({ Field }) => Field}
      columns={[
        { key: 'Field', label: t('field'), card: 'title', cell: ({ Field }) => labelOf(Field) },
        side('kept', Kept),
        side('gone', Gone),
      ]}
      cards
    />
  )
}

/** As the form of a trainee calls them. */
function useFieldLabels() {
  const t = useText('people')
  const own = useText('people/merging')
  const labels: Readonly<Record<MergeField, string>> = {
    Name: t('fields.name'),
    Account: own('account'),
    Title: t('fields.title'),
    Gender: t('fields.gender'),
    BirthDate: t('fields.birthDate'),
    Nationality: t('fields.nationality'),
    Country: t('fields.country'),
    MaritalStatus: t('fields.maritalStatus'),
    Passport: t('sections.passport'),
    Visa: t('sections.visa'),
    Mobile: t('fields.mobile'),
    WorkEmail: t('fields.workEmail'),
    EducationDegree: t('fields.educationDegree'),
    JobTitle: t('fields.jobTitle'),
    Employer: t('fields.employer'),
    Organization: t('fields.organization'),
  }
  return (field: MergeField) => labels[field]
}

function useFieldValues() {
  const t = useText('people')
  const own = useText('people/merging')
  const format = useFormat()
  const joined = (facts: readonly (string | null | undefined | false)[]) =>
    format.joined(facts.filter((fact): fact is string => Boolean(fact)))
  const values: Readonly<Record<MergeField, (of: TraineeRecord) => ReactNode>> = {
    Name: ({ FullName }) => <Typed>{joined([FullName.ar, FullName.en])}</Typed>,
    Account: ({ Email, AccountState }) => (
      <>
        <Code>{Email}</Code>
        <Sep />
        {t(`accountStates.${AccountState ?? 'none'}`)}
      </>
    ),
    Title: ({ TitleName }) => TitleName && <Localized text={TitleName} />,
    Gender: ({ Gender }) => Gender && t(`genders.${Gender}`),
    BirthDate: ({ BirthDate }) => BirthDate && format.day(BirthDate),
    Nationality: ({ NationalityName }) => NationalityName && <Localized text={NationalityName} />,
    Country: ({ CountryName }) => CountryName && <Localized text={CountryName} />,
    MaritalStatus: ({ MaritalStatusName }) => MaritalStatusName && <Localized text={MaritalStatusName} />,
    Passport: ({ PassportEnding, PassportExpiresOn, PassportFile }) =>
      joined([
        PassportEnding && own('endsWith', { ending: PassportEnding }),
        PassportExpiresOn && own('expires', { date: format.day(PassportExpiresOn) }),
        PassportFile && own('withScan'),
      ]),
    Visa: ({ VisaKind, VisaNumber, VisaExpiresOn }) =>
      joined([VisaKind, VisaNumber, VisaExpiresOn && own('expires', { date: format.day(VisaExpiresOn) })]),
    Mobile: ({ Mobile }) => Mobile && <Code>{Mobile}</Code>,
    WorkEmail: ({ WorkEmail }) => WorkEmail && <Code>{WorkEmail}</Code>,
    EducationDegree: ({ EducationDegreeName }) => EducationDegreeName && <Localized text={EducationDegreeName} />,
    JobTitle: ({ JobTitle }) => JobTitle && <Typed>{JobTitle}</Typed>,
    Employer: ({ Employer }) => Employer && <Typed>{Employer}</Typed>,
    Organization: ({ OrganizationName }) => OrganizationName && <Localized text={OrganizationName} />,
  }
  return (field: MergeField, of: TraineeRecord) => values[field](of) || own('empty')
}
