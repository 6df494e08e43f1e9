import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { day, queryId, trilingualReply } from '#platform/shared/shapes.ts'

export const movements = ['arrival', 'departure'] as const
const travel = z.enum(['awaitingTravel', 'arranged', 'arrived'])

export const arrivalRow = z
  .object({
    /** `arrival-12`: the registration, and which of its two ways. */
    Key: z.string(),
    /** The registration. */
    ID: z.int(),
    Code: codeReply(),
    Kind: z.enum(movements),
    Day: dayReply(),
    /** null: nobody has said it. */
    Time: z.string().nullable(),
    Flight: z.string(),
    TraineeName: trilingualReply,
    OrganizationName: trilingualReply.nullable(),
    /** One of the academy's hotels, or a name that was typed. */
    HotelName: trilingualReply.nullable(),
    ClassCode: codeReply(),
    CourseName: trilingualReply,
    Travel: travel,
  })
  .meta({ id: 'ArrivalRow' })

export const getArrivals = call({
  method: 'GET',
  path: '/api/CourseRegistration/GetArrivals',
  who: 'reviewers',
  effect: 'reads',
  summary:
    'Who arrives and who leaves between two days, with flight and hotel; a week from today where no day is said.',
  ...list({
    row: arrivalRow,
    orders: ['Day'],
    first: 'Day',
    filters: {
      From: day(),
      To: day(),
      Kind: z.enum(movements),
      ClassID: queryId(),
      HotelID: queryId(),
      Travel: travel,
    },
  }),
  refusals: [],
})
