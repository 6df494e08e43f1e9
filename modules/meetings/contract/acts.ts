import { acts, follows, through } from '#platform/shared/record/act.ts'
import { answerByCode, answerMyself } from './answering.ts'
import * as meetings from './meetings.ts'

/** In the order in which their buttons stand. */
export const meetingActs = acts('meetings', 'meeting', {
  addMeeting: { call: meetings.addMeeting },
  scheduleMeeting: { call: meetings.scheduleMeeting, asks: 'confirmation', next: true },
  editMeeting: { call: meetings.editMeeting },
  cancelMeeting: { call: meetings.cancelMeeting, asks: 'reason', grave: true },
  deleteMeeting: { call: meetings.deleteMeeting, asks: 'confirmation', grave: true },
  moveMeeting: follows,
  inviteMore: follows,
  uninvite: follows,
  remindOfMeeting: follows,
})

export const inviteeActs = acts('meetings', 'meetingInvitee', {
  answerByCode: through(answerByCode),
  answerMyself: through(answerMyself),
})
