import type { HappenedEvent } from '#platform/server/notices/happened.ts'
import { nobody, page, tell, type Dates, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { AddressValues } from '#platform/shared/values/address-values.ts'
import type { inviteeActs, meetingActs } from '../contract/acts.ts'
import { invited, invitedBefore, invitedLater, uninvited } from './audiences.ts'
import { meetingLetters as letters } from './letters/meetings.ts'

/** The letter opens the invitation without a log-in: its code is the reader's alone. */
const invitation = page('/MeetingInvitation/:Code?', (_, { invitationCode }): AddressValues =>
  invitationCode === undefined ? {} : { Code: invitationCode },
)
const dates = ({ subjectId }: HappenedEvent): Dates => ({ kinds: ['meeting'], id: subjectId })

/** Who calls a meeting reads the answers on its page. */
export const notices: NoticesOf<typeof meetingActs> & NoticesOf<typeof inviteeActs> = {
  'meetings.addMeeting': nobody,
  'meetings.editMeeting': nobody,
  'meetings.deleteMeeting': nobody,
  'meetings.scheduleMeeting': [tell(invited, letters.meetingInvited, invitation, { dates, tellsActor: true })],
  'meetings.inviteMore': [tell(invitedLater, letters.meetingInvited, invitation, { dates, tellsActor: true })],
  'meetings.moveMeeting': [tell(invitedBefore, letters.meetingMoved, invitation, { dates, tellsActor: true })],
  'meetings.cancelMeeting': [tell(invited, letters.meetingCancelled, invitation, { dates, tellsActor: true })],
  'meetings.uninvite': [tell(uninvited, letters.meetingUninvited, null, { gone: dates })],
  'meetings.remindOfMeeting': [tell(invited, letters.meetingReminder, invitation)],
  'meetings.answerByCode': nobody,
  'meetings.answerMyself': nobody,
}
