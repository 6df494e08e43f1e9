import type { Output } from '#platform/shared/call.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import { meetingActs } from '../../contract/acts.ts'
import type { meetingsCalls as calls } from '../../contract/calls.ts'
import { meetingActNames, type Answer, type MeetingState } from '../../rules/meeting.ts'

export type MeetingRow = Output<typeof calls.getMeetings>['Items'][number]
export type Meeting = Output<typeof calls.getMeeting>
export type Invitation = Output<typeof calls.getInvitation>

export const meetingTones: Readonly<Record<MeetingState, Tone>> = {
  draft: 'neutral',
  scheduled: 'success',
  cancelled: 'danger',
}
export const answerTones: Readonly<Record<Answer, Tone>> = { yes: 'success', maybe: 'warning', no: 'danger' }

/** A draft whose time has passed: before it is scheduled it gets another one. */
export const isTooLate = ({ State, IsKept, Actions }: Pick<Meeting, 'State' | 'IsKept' | 'Actions'>): boolean =>
  State === 'draft' && IsKept && !Actions.includes('scheduleMeeting')

/** What may be done with a meeting; its form is opened by whoever shows the buttons. */
export const meetingButtons = (row: MeetingRow, edit: () => void): Actions =>
  actButtons(meetingActs, row, [...meetingActNames], { editMeeting: { run: edit } })
