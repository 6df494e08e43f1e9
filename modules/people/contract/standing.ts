import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { idList, line, plainText, trilingualReply } from '#platform/shared/shapes.ts'

/** What keeps somebody, or an organization, as they are while others are set inactive or active. */
export const standingBlocks = ['ownRights', 'beyondYourRights', 'notAccepted'] as const

const declared = {
  method: 'POST',
  effect: 'writes',
  body: idList.extend({
    IsActive: z.boolean(),
    /** Stands in the history of each. */
    Reason: plainText(1000).pipe(line(1000)).optional(),
  }),
  reply: z.object({
    /** Whose standing has changed: whoever was so before is not among them. */
    Changed: z.array(z.int()),
    /** Who stays as they were, and why. */
    Left: z.array(z.object({ ID: z.int(), Code: z.string(), FullName: trilingualReply, Why: z.enum(standingBlocks) })),
  }),
  refusals: [],
} as const

export const setTraineesActive = call({
  ...declared,
  path: '/api/Trainee/SetListActive',
  who: 'reviewers',
  summary: 'Sets several trainees inactive or active at once; whoever cannot be is named with the reason.',
})

export const setOrganizationsActive = call({
  ...declared,
  path: '/api/Customer/SetListActive',
  who: 'editor',
  summary: 'Sets several organizations inactive or active at once; whichever cannot be is named with the reason.',
})

export const setInstructorsActive = call({
  ...declared,
  path: '/api/Instructor/SetListActive',
  who: 'editor',
  summary: 'Sets several instructors inactive or active at once; whoever cannot be is named with the reason.',
})
