import type { ReactNode } from 'react'
import { EntryBadge } from '#modules/lookups/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { Code, Localized, Sep, Typed, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { peopleCalls } from '../../../contract/calls.ts'
import type { InstructorMergeField } from '../../../contract/instructor-merging.ts'
import { AccountBadge, PersonBadges } from '../PersonBadges.tsx'
import { MergePreview } from './MergePreview.tsx'

type Both = Output<typeof peopleCalls.getInstructorMerge>

/** Two records of one instructor become one. */
export function InstructorMerge({ both, onReload }: { both: Both; onReload: () => unknown }) {
  const { Kept, Gone } = both
  const t = useText('people/merging')
  const people = useText('people')
  const go = useGo()
  const fields = { labelOf: useFieldLabels(), valueOf: useFieldValues() }
  const merge = async (FromGone: InstructorMergeField[]) => {
    const body = { KeptID: Kept.ID, KeptVersion: Kept.Version, GoneID: Gone.ID, GoneVersion: Gone.Version, FromGone }
    const { ID } = await send(peopleCalls.mergeInstructors, { body })
    toast.done(people('acts.mergeInstructors.done'))
    await go.replace('/Instructor/Add-Edit/:ID?', { ID })
    void refreshEverything()
  }
  return (
    <MergePreview
      both={both}
      fields={fields}
      head={(of) => (
        <>
          <AppLink to="/Instructor/Add-Edit/:ID?" params={{ ID: of.ID }}>
            <Localized text={of.FullName} />
          </AppLink>
          <Code>{of.Code}</Code>
          <AccountBadge state={of.AccountState} />
          <PersonBadges isActive={of.IsActive} isNew={of.IsNew} application={of.ApplicationState} />
        </>
      )}
      movesHint={t('movesHintInstructors')}
      list="/Instructor/Duplicates"
      onSwap={() => void go.replace('/Instructor/Merge/:ID/:OtherID?', { ID: Gone.ID, OtherID: Kept.ID })}
      merge={merge}
      onReload={onReload}
    />
  )
}

/** As the form of an instructor calls them. */
function useFieldLabels() {
  const t = useText('people')
  const own = useText('people/merging')
  const labels: Readonly<Record<InstructorMergeField, string>> = {
    Name: t('fields.name'),
    Account: own('account'),
    Title: t('fields.title'),
    Nationality: t('fields.nationality'),
    Country: t('fields.country'),
    Mobile: t('fields.mobile'),
    WorkEmail: t('fields.workEmail'),
    Status: t('fields.status'),
    Sector: t('fields.industrySector'),
    Roles: t('fields.roles'),
    DailyFee: t('fields.dailyFee'),
    WorkExperience: t('lists.WorkExperience'),
    Biography: t('sections.biography'),
  }
  return (field: InstructorMergeField) => labels[field]
}

function useFieldValues() {
  const t = useText('people')
  const own = useText('people/merging')
  const format = useFormat()
  const values: Readonly<Record<InstructorMergeField, (of: Both['Kept']) => ReactNode>> = {
    Name: ({ FullName }) => <Typed>{format.joined([FullName.ar, FullName.en].flatMap((name) => name || []))}</Typed>,
    Account: ({ Email, AccountState }) => (
      <>
        <Code>{Email}</Code>
        <Sep />
        {t(`accountStates.${AccountState ?? 'none'}`)}
      </>
    ),
    Title: ({ TitleName }) => TitleName && <Localized text={TitleName} />,
    Nationality: ({ NationalityName }) => NationalityName && <Localized text={NationalityName} />,
    Country: ({ CountryName }) => CountryName && <Localized text={CountryName} />,
    Mobile: ({ Mobile }) => Mobile && <Code>{Mobile}</Code>,
    WorkEmail: ({ WorkEmail }) => WorkEmail && <Code>{WorkEmail}</Code>,
    Status: ({ StatusID, StatusName }) =>
      StatusName && <EntryBadge lookup="InstructorStatus" id={StatusID} name={StatusName} />,
    Sector: ({ IndustrySectorName }) => IndustrySectorName && <Localized text={IndustrySectorName} />,
    Roles: ({ IsExaminer, IsPracticalAssessor }) =>
      (IsExaminer || IsPracticalAssessor) &&
      format.list([...(IsExaminer ? [t('examiner')] : []), ...(IsPracticalAssessor ? [t('assessor')] : [])]),
    DailyFee: ({ DailyFee }) => Boolean(DailyFee?.Minor) && format.money(DailyFee),
    WorkExperience: ({ WorkExperience }) => WorkExperience && <Typed>{WorkExperience}</Typed>,
    Biography: ({ Biography }) => (Biography.ar || Biography.en || Biography.fr) && <Localized text={Biography} />,
  }
  return (field: InstructorMergeField, of: Both['Kept']) => values[field](of) || own('empty')
}
