import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { byId } from '#platform/shared/shapes.ts'

/** What switching an account off would leave undone, in the order in which it is said: the most urgent first. */
export const openWork = ['Exams', 'Classes', 'Papers', 'Requests'] as const

export const getOpenWork = call({
  method: 'GET',
  path: '/api/User/GetOpenWork',
  who: 'editor',
  effect: 'reads',
  summary: 'What an account has to do still: exams it sits now, classes to teach, papers to mark, requests under way.',
  query: byId,
  reply: z.object({
    /** Exams that the person sits at this moment. */
    Exams: z.int(),
    /** Classes that are not over, with a place on their staff. */
    Classes: z.int(),
    /** Papers of their classes' exams that wait for a person, where they are one who marks. */
    Papers: z.int(),
    /** Registrations, of their own or sent by them, that wait for an answer or a step before it. */
    Requests: z.int(),
  }),
  refusals: [],
})
