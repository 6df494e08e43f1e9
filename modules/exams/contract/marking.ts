import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { changeAsked } from '#platform/shared/record/second-person.ts'
import { id, line, plainText, queryId, savedReply, tooMany, version } from '#platform/shared/shapes.ts'
import { attemptState } from './attempts.ts'
import { resultFacts } from './papers.ts'
import {
  answersUnmarked,
  machineMarked,
  markersEnough,
  markOutOfRange,
  nothingChanges,
  ownPaper,
  reasonNeeded,
} from './refusals.ts'

/* Giving marks, and deciding about papers that were closed by a violation. */

export const saveMarks = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/SaveMarks',
  who: 'markers',
  effect: 'writes',
  summary:
    'Gives marks from 0 to the weight to text answers. After the final result it asks for them with a reason: they stand once another person approves.',
  body: z.strictObject({
    AttemptID: id(),
    Version: version(),
    Marks: z
      .array(
        z.strictObject({
          ExamQuestionID: id(),
          Score: z.number('notANumber').min(0, 'tooSmall').max(9999.99, 'tooLarge').multipleOf(0.01, 'notANumber'),
          Comment: plainText(2000),
        }),
      )
      .min(1, 'required')
      .max(300, tooMany),
    Reason: plainText(1000).default(''),
  }),
  reply: savedReply.extend({
    State: attemptState,
    Unmarked: z.int(),
    ...resultFacts,
    /** The result is out: the marks wait for a second person, and the figures are those that stand. */
    Asked: z.boolean(),
  }),
  refusals: [
    ownPaper,
    machineMarked,
    markersEnough,
    markOutOfRange,
    reasonNeeded,
    nothingChanges,
    changeAsked,
    changedMeanwhile,
    notNow,
  ],
})

export const finishMarking = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/FinishMarking',
  who: 'markers',
  effect: 'writes',
  summary:
    'Says that a paper is marked: its result goes from initial to final. Where two people mark it, that the own marking is done.',
  body: z.strictObject({ AttemptID: id(), Version: version() }),
  reply: savedReply.extend({ State: attemptState, ...resultFacts }),
  refusals: [ownPaper, answersUnmarked, markersEnough, changedMeanwhile, notNow],
})

export const reviewViolation = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/ReviewViolation',
  who: 'markers',
  effect: 'writes',
  summary:
    'Decides on a paper that was closed by leaving exam mode: the fail stands, or the answers are marked after all.',
  body: z.strictObject({
    AttemptID: id(),
    Version: version(),
    Verdict: z.enum(['uphold', 'reinstate']),
    Reason: line(1000),
  }),
  reply: savedReply.extend({ State: attemptState }),
  refusals: [ownPaper, changedMeanwhile, notNow],
})

export const getRemarks = call({
  method: 'GET',
  path: '/api/TraineeExamAnswer/GetRemarks',
  who: 'markers',
  effect: 'reads',
  summary:
    'Remarks to write again on papers of an exam, the own ones and the most used first: what the caller wrote to its questions in any exam, and what others wrote who mark it too, save where two mark each paper. None names whose paper it stands on.',
  query: z.strictObject({ ExamID: queryId() }),
  reply: z.object({
    Items: z.array(
      z.object({
        Comment: z.string(),
        Uses: z.int(),
        IsMine: z.boolean(),
        /** Questions of this exam that it was written to. */
        ExamQuestionIDs: z.array(z.int()),
      }),
    ),
  }),
  refusals: [ownPaper],
})
