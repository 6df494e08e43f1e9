import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { day, trilingualReply } from '#platform/shared/shapes.ts'

/** What may wait for somebody; the page's words and links hang on these keys. */
export const taskKeys = [
  'instructorsToApprove',
  'organizationsToApprove',
  'plansToApprove',
  'plansToConfirm',
  'instructorsDeclined',
  'registrationsToReview',
  'visasToDecide',
  'visaLettersToIssue',
  'visaProofsToVerify',
  'invoicesToSend',
  'paymentsToVerify',
  'travelToArrange',
  'refundsToDecide',
  'resultsToPublish',
  'certificateChangesToDecide',
  'namesToReview',
  'plansToAnswer',
  'classesToAnswer',
  'sheetsToMark',
  'papersToMark',
  'registrationsToFinish',
  'registrationsToChange',
  'seatsOffered',
  'visaProofsToSend',
  'invoicesToPay',
  'payersToAnswer',
  'examsOpen',
  'certificates',
] as const

export const getHomeModel = call({
  method: 'GET',
  path: '/api/Trainee/GetHomeModel',
  who: 'all',
  effect: 'reads',
  summary: 'What waits for the caller, the caller’s next sessions and the next holidays.',
  reply: z
    .object({
      Today: day(),
      Tasks: z.array(z.object({ Key: z.enum(taskKeys), Count: z.int() })),
      Sessions: z.array(
        z.object({
          SessionID: z.int(),
          CourseClassID: z.int(),
          ClassCode: z.string(),
          CourseName: trilingualReply,
          Day: day(),
          StartsAt: z.string(),
          EndsAt: z.string(),
          RoomName: trilingualReply.nullable(),
        }),
      ),
      Holidays: z.array(z.object({ ID: z.int(), Name: trilingualReply, FirstDay: day(), LastDay: day() })),
    })
    .meta({ id: 'HomeModel' }),
  refusals: [],
})
