import { send } from '#platform/web/client.ts'
import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import { instructorActs, organizationActs, traineeActs } from '../../contract/acts.ts'
import { peopleCalls } from '../../contract/calls.ts'

interface Row {
  readonly ID: number
  readonly Version: number
}
/** Where the form of the record stands. */
type Edit = { readonly href: string; readonly main?: boolean }

/** What may be done with a trainee; `opened` is given the passport number. */
export const traineeButtons = (row: Row, edit: Edit, opened?: (number: string) => void): Actions =>
  actButtons(
    traineeActs,
    row,
    [
      'openPassport',
      'inviteTrainee',
      'updateTrainee',
      'markTraineeSeen',
      'activateTrainee',
      'deactivateTrainee',
      'mergeTrainees',
      'deleteTrainee',
    ],
    {
      mergeTrainees: { href: href('/User/Merge/:ID/:OtherID?', { ID: row.ID }), danger: false, apart: true },
      updateTrainee: edit,
      openPassport: opened
        ? { run: async () => opened((await send(peopleCalls.openPassport, { ID: row.ID })).PassportNumber ?? '') }
        : false,
      inviteTrainee: { run: () => send(peopleCalls.inviteTrainees, { body: { IDs: [row.ID] } }) },
    },
  )

/** What may be done with an instructor, decisions about the registration among it. */
export function useInstructorButtons() {
  const t = useText('people')
  return (row: Row, edit: Edit): Actions =>
    actButtons(
      instructorActs,
      row,
      [
        'updateInstructor',
        'approveInstructor',
        'askInstructorForMore',
        'rejectInstructor',
        'reopenInstructor',
        'markInstructorSeen',
        'activateInstructor',
        'deactivateInstructor',
        'mergeInstructors',
        'deleteInstructor',
      ],
      {
        mergeInstructors: {
          href: href('/Instructor/Merge/:ID/:OtherID?', { ID: row.ID }),
          danger: false,
          apart: true,
        },
        updateInstructor: edit,
        askInstructorForMore: { reasonLabel: t('whatIsMissing') },
        rejectInstructor: { apart: false },
      },
    )
}

/** The same with an organization. */
export function useOrganizationButtons() {
  const t = useText('people')
  return (row: Row, edit: Edit): Actions =>
    actButtons(
      organizationActs,
      row,
      [
        'updateOrganization',
        'approveOrganization',
        'askOrganizationForMore',
        'rejectOrganization',
        'reopenOrganization',
        'activateOrganization',
        'deactivateOrganization',
        'deleteOrganization',
      ],
      {
        updateOrganization: edit,
        askOrganizationForMore: { reasonLabel: t('whatIsMissing') },
        rejectOrganization: { apart: false },
      },
    )
}
