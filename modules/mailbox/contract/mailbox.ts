import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { byId, instant, queryFlag } from '#platform/shared/shapes.ts'
import { causes, entryStates, letterStates, unsentStates } from '../rules/outcome.ts'

const group = '/api/Mailbox'

export const getMailbox = call({
  method: 'GET',
  path: `${group}/GetMailbox`,
  who: 'all',
  effect: 'reads',
  whileActing: 'refused',
  summary: 'What the academy sent to the caller: letters and notifications, the newest first, a page at a time.',
  ...list({
    row: z
      .object({
        /** Of a letter its number; of a notification its number below zero. */
        ID: z.int(),
        Kind: z.enum(['letter', 'notification']),
        At: instant(),
        Subject: z.string(),
        State: z.enum(entryStates),
        /** Of a notification the page that it opens. */
        Href: z.string().nullable(),
      })
      .meta({ id: 'MailboxEntry' }),
    orders: ['At'],
    first: '-At',
    filters: { Kind: z.enum(['letter', 'notification']), State: z.enum(entryStates) },
  }),
  refusals: [],
})

export const getLetter = call({
  method: 'GET',
  path: `${group}/GetLetter`,
  who: 'all',
  effect: 'reads',
  whileActing: 'refused',
  summary: 'A letter to the caller as it was sent; of one with a code or a link that signs in only that it was.',
  query: byId,
  reply: z
    .object({
      ID: z.int(),
      Subject: z.string(),
      To: z.string(),
      Language: z.string(),
      At: instant(),
      SentAt: instant().nullable(),
      State: z.enum(letterStates),
      /** As mail programs show it; null where it holds a secret. */
      Html: z.string().nullable(),
    })
    .meta({ id: 'MailboxLetter' }),
  refusals: [],
})

export const getSentLetters = call({
  method: 'GET',
  path: `${group}/GetSentLetters`,
  who: 'staff',
  effect: 'reads',
  whileActing: 'refused',
  summary: 'Letters that follow from what the caller did, and what became of each.',
  ...list({
    row: z
      .object({
        ID: z.int(),
        At: instant(),
        Subject: z.string(),
        To: codeReply(),
        State: z.enum(letterStates),
        /** Why the last try did not succeed. */
        Cause: z.enum(causes).nullable(),
        /** Whether the document that it leads to was opened by its link; null where it leads to none. */
        IsOpened: z.boolean().nullable(),
      })
      .meta({ id: 'SentLetter' }),
    orders: ['At'],
    first: '-At',
    filters: { State: z.enum(letterStates), IsOpened: queryFlag() },
  }),
  refusals: [],
})

export const getUnsentLetters = call({
  method: 'GET',
  path: `${group}/GetUnsentLetters`,
  who: 'admin',
  effect: 'reads',
  whileActing: 'refused',
  summary:
    'Letters of the whole academy that wait to be sent and those that were given up, each with why; none of their texts.',
  ...list({
    row: z
      .object({
        ID: z.int(),
        At: instant(),
        Subject: z.string(),
        To: codeReply(),
        State: z.enum(unsentStates),
        /** Why the last try did not succeed. */
        Cause: z.enum(causes).nullable(),
        /** Of one that waits. */
        NextTryAt: instant().nullable(),
      })
      .meta({ id: 'UnsentLetter' }),
    orders: ['At'],
    first: 'At',
    filters: { State: z.enum(unsentStates) },
  }),
  refusals: [],
})
