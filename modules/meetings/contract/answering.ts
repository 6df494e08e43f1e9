import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { notNow } from '#platform/shared/refusal.ts'
import { byId, doneReply, id, instant, shortText, trilingualReply } from '#platform/shared/shapes.ts'
import { answers } from '../rules/meeting.ts'
import { meetingFacts } from './meetings.ts'

const group = '/api/MeetingInvitation'
/** 128 random bits; whatever else was typed is no invitation, as one that never was. */
const code = () => shortText(40, 'notAllowed')

const invitation = z
  .object({
    ...meetingFacts,
    Agenda: trilingualReply,
    Link: z.string(),
    Answer: z.enum(answers).nullable(),
    AnsweredAt: instant().nullable(),
    CanAnswer: z.boolean(),
  })
  .meta({ id: 'MeetingInvitation' })

export const getInvitation = call({
  method: 'GET',
  path: `${group}/GetInvitation`,
  who: 'anonymous',
  effect: 'reads',
  pastTheWall: 'The code says whose invitation it is.',
  summary: 'An invitation to a meeting, for whoever holds its code: the letter brings it.',
  query: z.strictObject({ Code: code() }),
  reply: invitation,
  refusals: [],
  perSecond: 1,
})

export const answerByCode = call({
  method: 'POST',
  path: `${group}/AnswerByCode`,
  who: 'anonymous',
  effect: 'writes',
  pastTheWall: 'The code says whose invitation it is.',
  summary: 'Answers an invitation by its code, until the meeting is over.',
  body: z.strictObject({ Code: code(), Answer: z.enum(answers) }),
  reply: doneReply,
  refusals: [notNow],
})

export const getOwnInvitation = call({
  method: 'GET',
  path: `${group}/GetOwnInvitation`,
  who: 'all',
  effect: 'reads',
  summary: 'The caller’s invitation to a meeting.',
  query: byId,
  reply: invitation,
  refusals: [],
})

export const answerMyself = call({
  method: 'POST',
  path: `${group}/AnswerMyself`,
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Answers the caller’s invitation to a meeting, until it is over.',
  body: z.strictObject({ ID: id(), Answer: z.enum(answers) }),
  reply: doneReply,
  refusals: [notNow],
})
