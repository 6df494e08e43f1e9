import * as z from 'zod'
import { tooManySignups } from '#modules/people/contract/refusals.ts'
import { codeOver, codeTooSoon, tooManyTries, wrongCode } from '#modules/signin/contract/refusals.ts'
import { call } from '#platform/shared/call.ts'
import { list } from '#platform/shared/record/list.ts'
import { notNow } from '#platform/shared/refusal.ts'
import { byId, doneReply, email, id, instant, line, optionalLine, phone, shortText } from '#platform/shared/shapes.ts'
import { entries } from '../rules/occasion.ts'
import { guestStates } from '../rules/guest.ts'
import { occasionFacts } from './occasions.ts'
import { occasionClosed } from './refusals.ts'

const publicOccasion = z.object({ ...occasionFacts, Entry: z.enum(entries) }).meta({ id: 'PublicEvent' })

export const getPublicOccasions = call({
  method: 'GET',
  path: '/api/Event/GetPublicEvents',
  who: 'anonymous',
  effect: 'reads',
  summary: 'The published events that are not over, for anybody.',
  ...list({ row: publicOccasion, orders: ['FirstDay'], first: 'FirstDay', filters: {} }),
  refusals: [],
})

const ownGuest = z.object({ State: z.enum(guestStates), Code: z.string() })

export const getPublicOccasion = call({
  method: 'GET',
  path: '/api/Event/GetPublicEvent',
  who: 'anonymous',
  effect: 'reads',
  summary: 'A published event, and the own request of whoever is signed in.',
  query: byId,
  reply: publicOccasion
    /** How long after the event what guests say of themselves is kept; 0: it is not erased by itself. */
    .extend({ Own: ownGuest.nullable(), KeptMonths: z.int() })
    .meta({ id: 'PublicEventWhole' }),
  refusals: [],
})

/** What everybody says of themself who asks for a place. */
const beside = {
  Mobile: phone().nullable(),
  Organization: optionalLine(200),
}
const named = { EventID: id(), Name: line(200), ...beside }

/** What the form of a visitor holds before the address is proved. */
export const visitorFields = z.strictObject({ ...named, Email: email() })
export const accountFields = z.strictObject({ EventID: id(), ...beside })

export const proveGuest = call({
  method: 'POST',
  path: '/api/Event/StartRequest',
  who: 'anonymous',
  effect: 'writes',
  summary: 'Mails a code to the address with which a visitor asks for a place. Answers alike whoever has the address.',
  body: z.strictObject({ EventID: id(), Email: email() }),
  reply: z.object({ AttemptID: z.uuid() }),
  refusals: [occasionClosed, codeTooSoon, tooManySignups],
})

export const askForPlace = call({
  method: 'POST',
  path: '/api/Event/Request',
  who: 'anonymous',
  effect: 'writes',
  secretReply: true,
  summary:
    'A visitor asks for a place with the mailed code. One request an address: asked again it answers how that stands.',
  body: z.strictObject({ ...named, AttemptID: z.uuid('required'), Code: shortText(20, 'required') }),
  reply: ownGuest,
  refusals: [occasionClosed, wrongCode, codeOver, tooManyTries],
})

export const askMyself = call({
  method: 'POST',
  path: '/api/Event/RequestMyself',
  who: 'all',
  effect: 'writes',
  secretReply: true,
  whileActing: 'refused',
  summary: 'Whoever is signed in asks for a place, with the name and the address of the account.',
  body: accountFields,
  reply: ownGuest,
  refusals: [occasionClosed],
})

/** Whatever was typed: what is no pass's code is not there, as a pass that never was. */
const passCode = () => line(40)

export const getPass = call({
  method: 'GET',
  path: '/api/Event/GetPass',
  who: 'anonymous',
  effect: 'reads',
  summary: 'A request for a place, for whoever holds its code: how it stands, when and where the event is.',
  query: z.strictObject({ Code: passCode() }),
  reply: z
    .object({
      ...publicOccasion.omit({ About: true, Seats: true }).shape,
      Name: z.string(),
      State: z.enum(guestStates),
      Code: z.string(),
      ArrivedAt: instant().nullable(),
      CanWithdraw: z.boolean(),
      /** The event has a page to be led to. */
      IsPublic: z.boolean(),
    })
    .meta({ id: 'EventPass' }),
  refusals: [],
  /* Sixty random bits; nobody looks at a pass more often. */
  perSecond: 1 / 2,
})

export const withdrawGuest = call({
  method: 'POST',
  path: '/api/Event/Withdraw',
  who: 'anonymous',
  effect: 'writes',
  summary: 'Gives the place back, or takes the request back, by its code.',
  body: z.strictObject({ Code: passCode() }),
  reply: doneReply,
  refusals: [notNow],
})
