import { EntryBadge } from '#modules/lookups/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { Localized, Typed } from '#platform/web/format.tsx'
import { peopleCalls } from '../../../contract/calls.ts'
import type { InstructorMergeField } from '../../../contract/merging.ts'
import { AccountBadge, PersonBadges } from '../PersonBadges.tsx'
import { personKinds } from './person-kinds.ts'
import type { FieldWords, MergeKind, Sayings } from './two-records.ts'
import { fieldsOfBoth } from './fields-of-both.tsx'

type Instructor = Output<typeof peopleCalls.getInstructor>

/** As the form of an instructor calls them. */
function fieldsOf(said: Sayings): FieldWords<InstructorMergeField, Instructor> {
  const { t, format } = said
  const common = fieldsOfBoth(said)
  return {
    labels: {
      ...common.labels,
      Status: t('fields.status'),
      Sector: t('fields.industrySector'),
      Roles: t('fields.roles'),
      DailyFee: t('fields.dailyFee'),
      WorkExperience: t('lists.WorkExperience'),
      Biography: t('sections.biography'),
    },
    values: {
      ...common.values,
      Status: ({ StatusID, StatusName }) =>
        StatusName && <EntryBadge lookup="InstructorStatus" id={StatusID} name={StatusName} />,
      Sector: ({ IndustrySectorName }) => IndustrySectorName && <Localized text={IndustrySectorName} />,
      Roles: ({ IsExaminer, IsPracticalAssessor }) =>
        (IsExaminer || IsPracticalAssessor) &&
        format.list([...(IsExaminer ? [t('examiner')] : []), ...(IsPracticalAssessor ? [t('assessor')] : [])]),
      DailyFee: ({ DailyFee }) => Boolean(DailyFee?.Minor) && format.money(DailyFee),
      WorkExperience: ({ WorkExperience }) => WorkExperience && <Typed>{WorkExperience}</Typed>,
      Biography: ({ Biography }) => (Biography.ar || Biography.en || Biography.fr) && <Localized text={Biography} />,
    },
  }
}

export const instructorMerge: MergeKind<InstructorMergeField, Instructor> = {
  pages: personKinds.instructor,
  people: peopleCalls.listInstructors,
  seen: peopleCalls.getInstructorMerge,
  merge: peopleCalls.mergeInstructors,
  fieldsOf,
  badges: (of) => (
    <>
      <AccountBadge state={of.AccountState} />
      <PersonBadges isActive={of.IsActive} isNew={of.IsNew} application={of.ApplicationState} />
    </>
  ),
}
