import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import { day, doneReply, id, line, queryId, version } from '#platform/shared/shapes.ts'
import { nothingArranged } from './refusals.ts'

/** What a trainee is given in every exam: access arrangements, as examination boards call them. */
export const getAccessArrangement = call({
  method: 'GET',
  path: '/api/Trainee/GetAccessArrangement',
  who: 'resultPublishers',
  effect: 'reads',
  summary: 'What a trainee is given in every exam by what they need; null where nothing is.',
  query: z.strictObject({ TraineeID: queryId() }),
  reply: z.object({
    TraineeID: z.int(),
    Arrangement: z
      .object({
        ExtraPercent: z.number(),
        LargeLetters: z.boolean(),
        ReadingAloud: z.boolean(),
        Reason: z.string(),
        /** The last day on which it counts; null: for good. */
        LastDay: z.string().nullable(),
        InForce: z.boolean(),
        GivenBy: z.string().nullable(),
        GivenAt: z.string(),
        Version: z.int(),
      })
      .nullable(),
    Actions: z.array(z.enum(['setAccessArrangement', 'endAccessArrangement'])),
  }),
  refusals: [],
})

export const setAccessArrangement = call({
  method: 'POST',
  path: '/api/Trainee/SetAccessArrangement',
  who: 'resultPublishers',
  effect: 'writes',
  summary:
    'Says what a trainee is given in every exam begun from now on, in place of what was said before; a running paper stays as it is.',
  body: z.strictObject({
    TraineeID: id(),
    ExtraPercent: z.number().min(0, 'tooSmall').max(200, 'tooLarge'),
    LargeLetters: z.boolean(),
    ReadingAloud: z.boolean(),
    Reason: line(400),
    LastDay: day().nullable(),
    /** Of what was read before; null where there was nothing. */
    Version: version().nullable(),
  }),
  reply: z.object({ Version: z.int() }),
  refusals: [changedMeanwhile, nothingArranged],
})

export const endAccessArrangement = call({
  method: 'POST',
  path: '/api/Trainee/EndAccessArrangement',
  who: 'resultPublishers',
  effect: 'writes',
  summary: 'A trainee is given nothing more in exams begun from now on; the reason is deleted with it.',
  body: z.strictObject({ TraineeID: id(), Version: version() }),
  reply: doneReply,
  refusals: [changedMeanwhile],
})
