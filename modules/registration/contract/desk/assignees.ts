import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { doneReply, id, instant } from '#platform/shared/shapes.ts'
import { takenByOther } from '../refusals.ts'

/* Who decides about which registration now, so that two do not work on the same one. */

export const getAssignees = call({
  method: 'GET',
  path: '/api/CourseRegistration/GetAssignees',
  who: 'reviewers',
  effect: 'reads',
  summary: 'Registrations that somebody has taken to decide about them, with who it is and until when.',
  reply: z.object({
    Items: z.array(
      z.object({
        RegistrationID: z.int(),
        TakenBy: z.string().nullable(),
        IsMine: z.boolean(),
        Until: instant(),
        Actions: z.array(z.string()),
      }),
    ),
    /** What may be done with one that nobody has taken. */
    Actions: z.array(z.string()),
  }),
  refusals: [],
})

export const takeUp = call({
  method: 'POST',
  path: '/api/CourseRegistration/TakeUpRegistration',
  who: 'reviewers',
  effect: 'writes',
  summary:
    'Takes a registration to decide about it for half an hour, in which nobody else does; taken again, the time begins anew. `Over` takes that of another.',
  body: z.strictObject({ ID: id(), Over: z.boolean().default(false) }),
  reply: z.object({ ID: z.int(), Until: instant() }),
  refusals: [takenByOther],
})

export const giveBack = call({
  method: 'POST',
  path: '/api/CourseRegistration/GiveBackRegistration',
  who: 'reviewers',
  effect: 'writes',
  summary: 'Gives a registration back that the caller has taken; of one that is not the caller’s nothing changes.',
  body: z.strictObject({ ID: id() }),
  reply: doneReply,
  refusals: [],
})
