import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply } from '#platform/shared/record/list.ts'
import { id, tooMany, trilingualReply } from '#platform/shared/shapes.ts'
import { mandatoryFields, mostSent, sendingVerdicts } from '../rules/mandatory.ts'
import { stayWishes } from './applying.ts'
import { classClosed, courseBudgetExceeded, nobodyReady, notAllReady, traineeBudgetExceeded } from './refusals.ts'

const people = {
  ClassID: id(),
  TraineeIDs: z
    .array(id())
    .min(1, 'required')
    .max(mostSent, tooMany)
    .refine((ids) => new Set(ids).size === ids.length, 'alreadyUsed'),
}

export const checkTrainees = call({
  method: 'POST',
  path: '/api/CourseRegistration/CheckTrainees',
  who: 'customer',
  effect: 'reads',
  summary: 'Which of these people of the own organization can be registered to a class, and what keeps the others.',
  body: z.strictObject(people),
  reply: z.object({
    SeatsLeft: z.int(),
    People: z.array(
      z.object({
        TraineeID: z.int(),
        TraineeCode: codeReply(),
        TraineeName: trilingualReply,
        Verdict: z.enum(sendingVerdicts),
        /** What the profile lacks. */
        Missing: z.array(z.enum(mandatoryFields)),
        /** What has to be completed before, and on which day one may begin it next. */
        MissingCourses: z.array(
          z.object({ ID: z.int(), Code: z.string(), Name: trilingualReply, NextDate: z.string().nullable() }),
        ),
        /** Of the registration to this class on which the organization stands already. */
        RegistrationCode: z.string().nullable(),
      }),
    ),
  }),
  refusals: [classClosed],
})

export const sendTrainees = call({
  method: 'POST',
  path: '/api/CourseRegistration/SendTrainees',
  who: 'customer',
  effect: 'writes',
  summary:
    'Registers several people of the own organization, which pays, to a class: all or none, or with `OnlyReady` those who can be.',
  body: z.strictObject({ ...people, OnlyReady: z.boolean().default(false), ...stayWishes }),
  reply: z.object({ Sent: z.int(), Left: z.int() }),
  refusals: [classClosed, notAllReady, nobodyReady, traineeBudgetExceeded, courseBudgetExceeded],
})
