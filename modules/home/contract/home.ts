import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { day, trilingualReply } from '#platform/shared/shapes.ts'
import { taskKeys } from '../rules/home-tasks.ts'

export const getHomeModel = call({
  method: 'GET',
  path: '/api/Trainee/GetHomeModel',
  who: 'all',
  effect: 'reads',
  summary: 'What waits for the caller, the caller’s next sessions and the next holidays.',
  reply: z
    .object({
      Today: day(),
      Tasks: z.array(
        z.object({
          Key: z.enum(taskKeys),
          Count: z.int(),
          /** The session, where one sheet alone waits. */
          Only: z.object({ CourseClassID: z.int(), SessionID: z.int() }).nullable(),
        }),
      ),
      Sessions: z.array(
        z.object({
          SessionID: z.int(),
          CourseClassID: z.int(),
          ClassCode: z.string(),
          CourseName: trilingualReply,
          Day: day(),
          StartsAt: z.string(),
          EndsAt: z.string(),
          ClassRoomName: trilingualReply.nullable(),
        }),
      ),
      Holidays: z.array(z.object({ ID: z.int(), Name: trilingualReply, FirstDay: day(), LastDay: day() })),
    })
    .meta({ id: 'HomeModel' }),
  refusals: [],
})
