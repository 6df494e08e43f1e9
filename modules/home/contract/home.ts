import * as z from 'zod'
import { calendarYearReply } from '#modules/planning/contract/calendar.ts'
import { entryReply } from '#modules/schedule/contract/schedule.ts'
import { call } from '#platform/shared/call.ts'
import { day, instant, trilingualReply } from '#platform/shared/shapes.ts'
import { taskKeys } from '../rules/home-tasks.ts'
import { homeParts } from './parts.ts'

const holiday = z.object({ ID: z.int(), Name: trilingualReply, FirstDay: day(), LastDay: day() })

export const getHomeModel = call({
  method: 'GET',
  path: '/api/Trainee/GetHomeModel',
  who: 'all',
  effect: 'reads',
  summary:
    'What waits for the caller, what comes next in the caller’s schedule, the next holidays, the academy’s year, and what the caller’s role looks after.',
  reply: z
    .object({
      Today: day(),
      /** When all this was so. */
      Now: instant(),
      Tasks: z.array(
        z.object({
          Key: z.enum(taskKeys),
          Count: z.int(),
          /** Since when the oldest waits; null where nothing says it. */
          Oldest: day().nullable(),
          /** The session, where one sheet alone waits. */
          Only: z.object({ CourseClassID: z.int(), SessionID: z.int() }).nullable(),
        }),
      ),
      /** What comes next in the caller's schedule; for the academy's own people, in all of the academy. */
      Next: z.array(entryReply),
      /** The academy's year that holds today, with its terms, its holidays and the caller's own classes; null where there is none. */
      Calendar: z
        .object({
          ...calendarYearReply.shape,
          Holidays: z.array(holiday),
          Classes: z.array(
            z.object({
              CourseClassID: z.int(),
              ClassCode: z.string(),
              CourseName: trilingualReply,
              FirstDay: day(),
              LastDay: day(),
            }),
          ),
        })
        .nullable(),
      Holidays: z.array(holiday),
      ...homeParts,
    })
    .meta({ id: 'HomeModel' }),
  refusals: [],
})
