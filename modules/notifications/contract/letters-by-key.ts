import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { optionalTopics } from '#platform/shared/record/notice-topics.ts'
import { doneReply, line } from '#platform/shared/shapes.ts'

const pastTheWall = 'The key of a letter says whose choice it is; nobody is signed in.'
/** A key that no letter bears is not there, whatever it looks like: a mail program may have cut it. */
const byKey = z.strictObject({ Key: line(80) })

export const getLettersByKey = call({
  method: 'GET',
  path: '/api/UserNotifications/GetLettersByKey',
  who: 'anonymous',
  effect: 'reads',
  pastTheWall,
  summary: 'What letters the link of a letter stops, and whether they come, by the key in it.',
  query: byKey,
  reply: z.object({
    /** Its first character and its domain. */
    Address: z.string(),
    About: z.enum([...optionalTopics, 'daily']),
    AreStopped: z.boolean(),
    Actions: z.array(z.enum(['stopLetters', 'resumeLetters'])),
  }),
  refusals: [],
})

const change = {
  method: 'POST',
  who: 'anonymous',
  effect: 'writes',
  repeatable: true,
  pastTheWall,
  body: byKey,
  reply: doneReply,
  refusals: [],
} as const

export const stopLetters = call({
  ...change,
  path: '/api/UserNotifications/StopLetters',
  summary: 'The reader of a letter gets no more letters about its topic, or no daily mail. The bell goes on telling.',
})

export const resumeLetters = call({
  ...change,
  path: '/api/UserNotifications/ResumeLetters',
  summary: 'Whoever has stopped letters by the link of one gets them again.',
})

const oneClick = {
  path: '/api/UserNotifications/OneClick',
  who: 'anonymous',
  pastTheWall,
  query: byKey,
  reply: doneReply,
  refusals: [],
} as const

/** RFC 8058: what mail programs send when their own button is pressed. */
export const stopLettersByOneClick = call({
  ...oneClick,
  method: 'POST',
  effect: 'writes',
  repeatable: true,
  encoding: 'form',
  summary: 'The same as StopLetters, as mail programs ask for it (List-Unsubscribe-Post).',
})

export const openLettersByKey = call({
  ...oneClick,
  method: 'GET',
  effect: 'reads',
  summary: 'Leads to the page on which the reader of a letter stops such letters.',
})
