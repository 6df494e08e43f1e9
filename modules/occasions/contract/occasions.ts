import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { dayReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  day,
  doneReply,
  id,
  line,
  optionalTrilingual,
  savedReply,
  timeOfDay,
  trilingual,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { occasionStates } from '../rules/occasion.ts'
import { fewerSeatsThanGuests } from './refusals.ts'

const state = z.enum(occasionStates)

/** What everybody reads of an occasion. */
export const occasionFacts = {
  ID: z.int(),
  Title: trilingualReply,
  About: trilingualReply,
  Place: trilingualReply,
  FirstDay: dayReply(),
  LastDay: dayReply(),
  StartsAt: z.string(),
  EndsAt: z.string(),
  /** The last day on which one can ask for a place. */
  ClosesOn: dayReply(),
  Seats: z.int(),
}
const occasion = z
  .object({
    ...occasionFacts,
    State: state,
    Confirmed: z.int(),
    Waiting: z.int(),
    Waitlisted: z.int(),
    Arrived: z.int(),
    Version: z.int(),
    Actions: z.array(
      z.enum(['editOccasion', 'publishOccasion', 'unpublishOccasion', 'cancelOccasion', 'deleteOccasion']),
    ),
  })
  .meta({ id: 'Event' })

export const getOccasions = call({
  method: 'GET',
  path: '/api/Event/GetEvents',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary:
    'The events of the academy with how many want to come, a page at a time. Without a sort those held now and to come stand first, the soonest at the top.',
  ...list({
    row: occasion,
    orders: ['Nearest', 'Title', 'FirstDay', 'ClosesOn'],
    first: 'Nearest',
    filters: { State: state, From: day(), To: day() },
  }),
  refusals: [],
})

export const getOccasion = call({
  method: 'GET',
  path: '/api/Event/GetEvent',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'One event as its keepers see it.',
  query: byId,
  reply: occasion,
  refusals: [],
})

const fields = z.strictObject({
  Title: trilingual(200),
  About: optionalTrilingual(6000),
  Place: trilingual(300),
  FirstDay: day(),
  LastDay: day(),
  StartsAt: timeOfDay(),
  EndsAt: timeOfDay(),
  ClosesOn: day(),
  Seats: z.int('notANumber').min(1, 'tooSmall').max(5000, 'tooLarge'),
})

/** What the form of an event sends. */
export const occasionFields = fields.superRefine((typed, { addIssue }) => {
  const wrong = (path: keyof typeof typed, message: string) => addIssue({ code: 'custom', path: [path], message })
  if (typed.LastDay < typed.FirstDay) wrong('LastDay', 'endBeforeStart')
  if (typed.EndsAt <= typed.StartsAt) wrong('EndsAt', 'endBeforeStart')
  if (typed.ClosesOn > typed.LastDay) wrong('ClosesOn', 'closesTooLate')
})

export const addOccasion = call({
  method: 'POST',
  path: '/api/Event/AddEvent',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Adds an event; nobody else sees it before it is published.',
  body: occasionFields,
  reply: savedReply,
  refusals: [],
})

export const editOccasion = call({
  method: 'PUT',
  path: '/api/Event/UpdateEvent',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Changes an event. Whoever waits or is confirmed gets a letter where day, time or place change.',
  query: byId,
  body: z.strictObject({ ...fields.shape, Version: version() }).superRefine((typed, context) => {
    const { Version: _, ...event } = typed
    const checked = occasionFields.safeParse(event)
    for (const issue of checked.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...issue.path], message: issue.message })
  }),
  reply: savedReply,
  refusals: [fewerSeatsThanGuests, notNow, changedMeanwhile],
})

export const setOccasionPublished = call({
  method: 'POST',
  path: '/api/Event/SetPublished',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Publishes an event, or takes it off the public page; who has asked keeps the request.',
  body: z.strictObject({ ID: id(), Version: version(), IsPublished: z.boolean() }),
  reply: savedReply,
  refusals: [notNow, changedMeanwhile],
})

export const cancelOccasion = call({
  method: 'POST',
  path: '/api/Event/CancelEvent',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Cancels an event for good and writes to everybody who waits or is confirmed.',
  body: z.strictObject({ ID: id(), Version: version(), Reason: line(500) }),
  reply: savedReply,
  refusals: [notNow, changedMeanwhile],
})

export const deleteOccasion = call({
  method: 'DELETE',
  path: '/api/Event/DeleteEvent',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Deletes an event that is not published and that nobody has asked for.',
  query: byId,
  reply: doneReply,
  refusals: [notNow],
})
