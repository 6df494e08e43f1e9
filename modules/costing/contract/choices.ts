import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { moneyReply, queryId, trilingualReply } from '#platform/shared/shapes.ts'

export const getCostChoices = call({
  method: 'GET',
  path: '/api/Costing/GetCostChoices',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'Who could teach a course, and where, with what a day costs.',
  query: z.strictObject({ CourseID: queryId() }),
  reply: z.object({
    Instructors: z.array(z.object({ ID: z.int(), Code: z.string(), Name: trilingualReply, DailyFee: moneyReply })),
    ClassRooms: z.array(
      z.object({ ID: z.int(), Code: z.string(), Name: trilingualReply, Capacity: z.int(), DayPrice: moneyReply }),
    ),
  }),
  refusals: [],
})
