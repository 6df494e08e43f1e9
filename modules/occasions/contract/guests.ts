import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  doneReply,
  id,
  instant,
  optionalLine,
  queryFlag,
  queryId,
  sentInstant,
  shortText,
  tooMany,
} from '#platform/shared/shapes.ts'
import { decisions, guestStates } from '../rules/guest.ts'
import { occasionFull } from './refusals.ts'

const guest = z
  .object({
    ID: z.int(),
    Name: z.string(),
    Email: codeReply(),
    Mobile: codeReply(),
    Organization: z.string(),
    State: z.enum(guestStates),
    /** As it stands on the pass. */
    Code: codeReply(),
    AskedAt: instant(),
    ArrivedAt: instant().nullable(),
    Reason: z.string(),
    /** Whose request it was is not kept any more; name, address and pass are empty. */
    IsErased: z.boolean(),
    Version: z.int(),
    Actions: z.array(z.enum(['confirmGuest', 'waitlistGuest', 'rejectGuest', 'withdrawGuest', 'undoArrival'])),
  })
  .meta({ id: 'EventGuest' })

export const getGuests = call({
  method: 'GET',
  path: '/api/Event/GetGuests',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'Who has asked for a place at an event, a page at a time.',
  ...list({
    row: guest,
    orders: ['AskedAt', 'Name'],
    first: 'AskedAt',
    always: { EventID: queryId() },
    filters: { State: z.enum(guestStates), HasArrived: queryFlag() },
  }),
  refusals: [],
})

export const decideGuests = call({
  method: 'POST',
  path: '/api/Event/DecideGuests',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Confirms or rejects requests, or puts them on the waiting list, all or none; each gets a letter.',
  body: z.strictObject({
    IDs: z.array(id()).min(1, 'required').max(500, tooMany),
    Decision: z.enum(decisions),
    /** Stands in the letter of a rejection. */
    Reason: optionalLine(500).optional(),
  }),
  reply: z.object({ Decided: z.int() }),
  refusals: [occasionFull, notNow],
})

const atDoor = z
  .object({
    ID: z.int(),
    Name: z.string(),
    Organization: z.string(),
    Code: codeReply(),
    ArrivedAt: instant().nullable(),
  })
  .meta({ id: 'DoorGuest' })

export const getDoor = call({
  method: 'GET',
  path: '/api/Event/GetDoor',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'Everybody who is confirmed, by name, for the door: whole, so that it works while the line is cut.',
  query: byId,
  reply: z.object({ Guests: z.array(atDoor) }),
  refusals: [],
})

/** Drawn by the sender: hexadecimal, with or without dashes. */
const arrivalKey = () => shortText(36, 'notAllowed').regex(/^[0-9a-f-]{32,36}$/, 'notAllowed')

export const checkIn = call({
  method: 'POST',
  path: '/api/Event/CheckIn',
  who: 'editorSystemLookup',
  effect: 'writes',
  repeatable: true,
  summary:
    'Notes who has come in. The first check-in of a guest counts; sent twice under one key it is one, and of a later one it says when the first was.',
  body: z.strictObject({
    EventID: id(),
    Arrivals: z
      .array(z.strictObject({ ID: id(), Key: arrivalKey(), At: sentInstant() }))
      .min(1, 'required')
      .max(200, tooMany),
  }),
  reply: z.object({
    Arrivals: z.array(
      z.object({
        ID: z.int(),
        Key: z.string(),
        /** `notExpected`: not among the confirmed any more. */
        Outcome: z.enum(['in', 'already', 'notExpected']),
        ArrivedAt: instant().nullable(),
      }),
    ),
  }),
  refusals: [],
})

export const undoArrival = call({
  method: 'POST',
  path: '/api/Event/UndoArrival',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Takes a check-in back that was somebody else’s.',
  body: z.strictObject({ ID: id() }),
  reply: doneReply,
  refusals: [notNow],
})
