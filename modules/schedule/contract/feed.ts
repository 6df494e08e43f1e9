import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { notNow } from '#platform/shared/refusal.ts'
import { doneReply, fileBytes, instant, shortText } from '#platform/shared/shapes.ts'

/** The secret of a feed's address: 256 random bits. */
const key = () => shortText(43, 'notAllowed').regex(/^[\w-]{43}$/, 'notAllowed')

export const getFeed = call({
  method: 'GET',
  path: '/api/Schedule/GetFeed',
  who: 'all',
  effect: 'reads',
  summary:
    'Since when the caller’s schedule has a private address for calendar programs, and what may be done with it.',
  reply: z.object({
    MadeAt: instant().nullable(),
    Actions: z.array(z.enum(['makeFeed', 'renewFeed', 'revokeFeed'])),
  }),
  refusals: [],
})

/** Shown once: only its hash is kept. */
const addressReply = z.object({ Address: z.string() })

export const makeFeed = call({
  method: 'POST',
  path: '/api/Schedule/MakeFeed',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  secretReply: true,
  summary: 'Makes the private address of the caller’s schedule. It is told this once.',
  reply: addressReply,
  refusals: [notNow],
})

export const renewFeed = call({
  method: 'POST',
  path: '/api/Schedule/RenewFeed',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  secretReply: true,
  summary: 'Gives the caller’s schedule another private address; the one before gives nothing any more.',
  reply: addressReply,
  refusals: [notNow],
})

export const revokeFeed = call({
  method: 'DELETE',
  path: '/api/Schedule/RevokeFeed',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Ends the private address of the caller’s schedule.',
  reply: doneReply,
  refusals: [notNow],
})

export const readFeed = call({
  method: 'GET',
  path: '/api/Schedule/Feed',
  who: 'anonymous',
  effect: 'reads',
  perSecond: 5,
  pastTheWall: 'The key says whose schedule it is; what stands in it is then asked as theirs.',
  summary:
    'The schedule behind a private address as an iCalendar file (RFC 5545), from two months ago to a year ahead. Answers 304 to who has it already.',
  query: z.strictObject({ Key: key() }),
  reply: fileBytes,
  refusals: [],
})
