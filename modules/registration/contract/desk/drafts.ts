import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { instant, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { classClosed, moveRefusals } from '../refusals.ts'
import { movedReply, reasonedBody } from '../shapes.ts'

export const getDrafts = call({
  method: 'GET',
  path: '/api/CourseRegistration/GetDrafts',
  who: 'reviewers',
  effect: 'reads',
  summary:
    'Drafts that trainees have not sent, by name and class alone: to an administrator all of them, to a coordinator those of the classes that they coordinate.',
  ...list({
    row: z
      .object({
        ID: z.int(),
        Code: codeReply(),
        Version: z.int(),
        TraineeCode: codeReply(),
        TraineeName: trilingualReply,
        ClassID: z.int(),
        ClassCode: codeReply(),
        CourseName: trilingualReply,
        StartDate: dayReply(),
        CreatedAt: instant(),
        Actions: z.array(z.string()),
      })
      .meta({ id: 'RegistrationDraft' }),
    orders: ['CreatedAt'],
    first: 'CreatedAt',
    filters: { ClassID: queryId() },
  }),
  refusals: [],
})

export const takeOver = call({
  method: 'POST',
  path: '/api/CourseRegistration/TakeOverDraft',
  who: 'reviewers',
  effect: 'writes',
  summary:
    'Takes over a draft that its trainee has not sent, so that the academy completes it and hands it in; the trainee is told why.',
  body: reasonedBody,
  reply: movedReply,
  refusals: [...moveRefusals, classClosed],
})
