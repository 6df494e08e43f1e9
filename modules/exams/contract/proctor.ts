import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { doneReply, id, line, queryId, version } from '#platform/shared/shapes.ts'
import { answersStay, ownPaper } from './refusals.ts'

export const moveDevice = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/MoveDevice',
  who: 'examStaff',
  effect: 'writes',
  summary: 'Frees a running attempt from its browser: the next one in which the trainee opens the exam takes it over.',
  body: z.strictObject({ AttemptID: id(), Reason: line(400) }),
  reply: doneReply,
  refusals: [ownPaper, notNow],
})

export const grantTime = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/GrantTime',
  who: 'examStaff',
  effect: 'writes',
  summary:
    'Gives one trainee extra time in percent, or minutes back after a disturbance; a running attempt’s deadline moves.',
  body: z.strictObject({
    ExamID: id(),
    TraineeID: id(),
    ExtraPercent: z.number().min(0, 'tooSmall').max(200, 'tooLarge'),
    PauseMinutes: z.int().min(0, 'tooSmall').max(600, 'tooLarge'),
    Reason: line(400),
  }),
  reply: z.object({ Deadline: z.string().nullable() }),
  refusals: [ownPaper, notNow],
})

export const voidAttempt = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/VoidAttempt',
  who: 'markers',
  effect: 'writes',
  summary: 'Voids an attempt with a reason: it counts for nothing, is kept, and the trainee may begin anew.',
  body: z.strictObject({ AttemptID: id(), Version: version(), Reason: line(1000) }),
  reply: doneReply,
  refusals: [ownPaper, changedMeanwhile, notNow],
})

export const archiveAnswers = call({
  method: 'GET',
  path: '/api/Trainee/DeleteOldAnswers',
  who: 'correctionTraineeExam',
  effect: 'writes',
  summary: 'Archives a trainee’s ungraded papers of an exam so that it can be sat anew; nothing is erased.',
  query: z.strictObject({ TraineeID: queryId(), CourseClassExamID: queryId() }),
  reply: doneReply,
  refusals: [answersStay],
})
