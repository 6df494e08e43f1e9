import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { doneReply, id, line, optionalLine, queryId, sentInstant, version } from '#platform/shared/shapes.ts'
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

export const pauseAttempt = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/PauseAttempt',
  who: 'examStaff',
  effect: 'writes',
  summary:
    'Stops the clock of a running paper until it is let go on; the exam’s closing time stays. Leaving exam mode is not watched meanwhile.',
  body: z.strictObject({ AttemptID: id(), Reason: line(400) }),
  reply: doneReply,
  refusals: [ownPaper, notNow],
})

export const resumeAttempt = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/ResumeAttempt',
  who: 'examStaff',
  effect: 'writes',
  summary: 'Lets a paused paper go on: its deadline moves by as long as it stood still, to the closing time at most.',
  body: z.strictObject({ AttemptID: id() }),
  reply: z.object({ Deadline: z.string() }),
  refusals: [ownPaper, notNow],
})

export const watchExam = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/WatchExam',
  who: 'examStaff',
  effect: 'writes',
  repeatable: true,
  summary:
    'For the next three minutes the caller’s live stream says (`examBoard`) when something happens to a paper of this exam.',
  body: z.strictObject({ ExamID: id() }),
  reply: doneReply,
  refusals: [],
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
    /** `TimeGrantedAt` of what was looked at; where it is said, what somebody else gave since is not put aside. */
    SeenGrantedAt: sentInstant().nullable().optional(),
  }),
  reply: z.object({ Deadline: z.string().nullable() }),
  refusals: [ownPaper, changedMeanwhile, notNow],
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
  query: z.strictObject({
    TraineeID: queryId(),
    CourseClassExamID: queryId(),
    /** Kept in the history of each paper. */
    Reason: optionalLine(400).default(''),
  }),
  reply: doneReply,
  refusals: [answersStay],
})
