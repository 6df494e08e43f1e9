import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { doneReply, line } from '#platform/shared/shapes.ts'

const pastTheWall = 'The key of a letter says whose address it is; nobody is signed in.'
/** A key that no letter bears is not there, whatever it looks like: a mail program may have cut it. */
const byKey = z.strictObject({ Key: line(60) })

export const getMailRefusal = call({
  method: 'GET',
  path: '/api/MailRefusal/GetMailRefusal',
  who: 'anonymous',
  effect: 'reads',
  pastTheWall,
  summary: 'Whether the reader of a mail to many gets such mails, by the key in it.',
  query: byKey,
  reply: z.object({
    /** Its first character and its domain. */
    Address: z.string(),
    IsRefused: z.boolean(),
    Actions: z.array(z.enum(['refuseMails', 'allowMails'])),
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

export const refuseMails = call({
  ...change,
  path: '/api/MailRefusal/Refuse',
  summary: 'The reader of a mail to many gets no more of them, those that wait included.',
})

export const allowMails = call({
  ...change,
  path: '/api/MailRefusal/Allow',
  summary: 'Whoever has refused mails to many gets them again.',
})

const oneClick = {
  path: '/api/MailRefusal/OneClick',
  who: 'anonymous',
  pastTheWall,
  query: byKey,
  reply: doneReply,
  refusals: [],
} as const

/** RFC 8058: what mail programs send when their own button is pressed. */
export const refuseByOneClick = call({
  ...oneClick,
  method: 'POST',
  effect: 'writes',
  repeatable: true,
  encoding: 'form',
  summary: 'The same as Refuse, as mail programs ask for it (List-Unsubscribe-Post).',
})

export const openMailRefusal = call({
  ...oneClick,
  method: 'GET',
  effect: 'reads',
  summary: 'Leads to the page on which the reader of a mail to many refuses them.',
})
