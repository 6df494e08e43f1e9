import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list, percentReply } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { secondPersonNeeded } from '#platform/shared/record/second-person.ts'
import {
  doneReply,
  id,
  instant,
  plainText,
  queryId,
  savedReply,
  tooMany,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { grievanceTable } from '../rules/marking/grievances.ts'
import { markOutOfRange, noGrievance, nothingChanges, ownPaper } from './refusals.ts'

const grievanceState = z.enum(grievanceTable.states)
const about = {
  ExamID: z.int(),
  Code: codeReply(),
  ExamName: trilingualReply,
  CourseClassID: z.int().nullable(),
  ClassCode: codeReply().nullable(),
  CourseName: trilingualReply,
  /** Which attempt. */
  Number: z.int(),
}
const decided = {
  Answer: z.string().nullable(),
  DecidedAt: instant().nullable(),
  /** What the result came to by it. */
  NewPercent: percentReply().nullable(),
}
/** Why, in at most four thousand letters; never empty. */
const why = () => plainText(4000).refine((text) => text.trim() !== '', { error: 'required' })

export const searchGrievances = call({
  method: 'GET',
  path: '/api/TraineeExamAnswer/SearchGrievances',
  who: 'correctionTraineeExam',
  effect: 'reads',
  summary: 'What trainees hold against final results, decided or not.',
  ...list({
    row: z.object({
      ID: z.int(),
      ...about,
      CompetitionID: z.int().nullable(),
      TraineeID: z.int(),
      TraineeCode: codeReply(),
      TraineeName: trilingualReply,
      /** The result that it is about, as it stood. */
      Percent: percentReply().nullable(),
      Reason: z.string(),
      State: grievanceState,
      AskedAt: instant(),
      DecidedBy: z.string().nullable(),
      ...decided,
    }),
    orders: ['AskedAt'],
    first: '-AskedAt',
    filters: { State: grievanceState, ExamID: queryId(), CourseClassID: queryId() },
  }),
  refusals: [],
})

export const getOwnGrievances = call({
  method: 'GET',
  path: '/api/TraineeExamAnswer/GetOwnGrievances',
  who: 'trainee',
  effect: 'reads',
  summary: 'The caller’s final results against which a grievance was sent or may still be sent, newest first.',
  reply: z.array(
    z.object({
      /** Null while none was sent. */
      ID: z.int().nullable(),
      ...about,
      Percent: percentReply().nullable(),
      /** Until when one may be sent. */
      Until: instant(),
      State: grievanceState.nullable(),
      Reason: z.string().nullable(),
      AskedAt: instant().nullable(),
      ...decided,
      Version: z.int().nullable(),
      Actions: z.array(z.string()),
    }),
  ),
  refusals: [],
})

export const submitGrievance = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/SubmitGrievance',
  who: 'trainee',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Objects to the caller’s own final result, with a reason, within the working days that the academy has set.',
  body: z.strictObject({ ExamID: id(), Number: z.int().min(1).max(100), Reason: why() }),
  reply: savedReply,
  refusals: [noGrievance],
})

export const withdrawGrievance = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/WithdrawGrievance',
  who: 'trainee',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Takes back an own grievance that nobody has decided.',
  body: z.strictObject({ ID: id(), Version: version() }),
  reply: doneReply,
  refusals: [changedMeanwhile, notNow],
})

export const upholdGrievance = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/UpholdGrievance',
  who: 'markers',
  effect: 'writes',
  summary:
    'Upholds a grievance with a reason: the new marks stand, of answers marked by the machine too; a paper that was failed for leaving exam mode is marked after all. Never by who marked the paper.',
  body: z.strictObject({
    ID: id(),
    Version: version(),
    Reason: why(),
    Marks: z
      .array(
        z.strictObject({
          ExamQuestionID: id(),
          Score: z.number('notANumber').min(0, 'tooSmall').max(9999.99, 'tooLarge').multipleOf(0.01, 'notANumber'),
          Comment: plainText(2000).default(''),
        }),
      )
      .max(300, tooMany)
      .default([]),
  }),
  reply: savedReply,
  refusals: [ownPaper, secondPersonNeeded, markOutOfRange, nothingChanges, changedMeanwhile, notNow],
})

export const rejectGrievance = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/RejectGrievance',
  who: 'markers',
  effect: 'writes',
  summary: 'Rejects a grievance with a reason; the result stays.',
  body: z.strictObject({ ID: id(), Version: version(), Reason: why() }),
  reply: savedReply,
  refusals: [ownPaper, changedMeanwhile, notNow],
})
