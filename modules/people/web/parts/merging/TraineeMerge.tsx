import type { ReactNode } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { Code, Localized, Sep, Typed, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { peopleCalls } from '../../../contract/calls.ts'
import type { MergeField } from '../../../contract/merging.ts'
import { TraineeBadges } from '../TraineeActions.tsx'
import type { TraineeRecord } from '../TraineeForm.tsx'
import { MergePreview } from './MergePreview.tsx'

/** Two records of one trainee become one. */
export function TraineeMerge({
  both,
  onReload,
}: {
  both: Output<typeof peopleCalls.getTraineeMerge>
  onReload: () => unknown
}) {
  const { Kept, Gone } = both
  const t = useText('people/merging')
  const people = useText('people')
  const go = useGo()
  const fields = { labelOf: useFieldLabels(), valueOf: useFieldValues() }
  const merge = async (FromGone: MergeField[]) => {
    const body = { KeptID: Kept.ID, KeptVersion: Kept.Version, GoneID: Gone.ID, GoneVersion: Gone.Version, FromGone }
    const { ID } = await send(peopleCalls.mergeTrainees, { body })
    toast.done(people('acts.mergeTrainees.done'))
    await go.replace('/User/Trainee-Edit/:ID?', { ID })
    void refreshEverything()
  }
  return (
    <MergePreview
      both={both}
      fields={fields}
      head={(of) => (
        <>
          <AppLink to="/User/Trainee-Edit/:ID?" params={{ ID: of.ID }}>
            <Localized text={of.FullName} />
          </AppLink>
          <Code>{of.Code}</Code>
          <TraineeBadges trainee={of} />
        </>
      )}
      movesHint={t('movesHint')}
      list="/User/Duplicates"
      onSwap={() => void go.replace('/User/Merge/:ID/:OtherID?', { ID: Gone.ID, OtherID: Kept.ID })}
      merge={merge}
      onReload={onReload}
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
