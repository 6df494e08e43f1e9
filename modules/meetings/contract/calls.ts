import type { Calls } from '#platform/shared/call.ts'
import { callsOf } from '#platform/shared/record/act.ts'
import { inviteeActs, meetingActs } from './acts.ts'
import { answerByCode, answerMyself, getInvitation, getOwnInvitation } from './answering.ts'
import * as meetings from './meetings.ts'

export const meetingsCalls = {
  getMeetings: meetings.getMeetings,
  getMeeting: meetings.getMeeting,
  getMeetingClashes: meetings.getMeetingClashes,
  getMeetingInvitees: meetings.getMeetingInvitees,
  getMeetingPeople: meetings.getMeetingPeople,
  getInvitation,
  getOwnInvitation,
  answerByCode,
  answerMyself,
  ...callsOf(meetingActs),
  ...callsOf(inviteeActs),
} satisfies Calls
