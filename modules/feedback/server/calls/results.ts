import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { feedbackCalls as calls } from '../../contract/calls.ts'
import { added, meanOf, noSums, wholeGroups } from '../../rules/counting.ts'
import { kindsKeptBy } from '../../rules/kinds.ts'
import { leastAnswers } from '../../rules/round-states.ts'
import { answersOfSheet, roundReply } from '../reply.ts'
import { resultsOf } from '../results.ts'
import { roundsAbout } from '../store/rounds.ts'
import { questionsOf } from '../store/sheets.ts'
import * as store from '../store/results.ts'

export const getFeedbackResults: Handler<typeof calls.getFeedbackResults> = ({ db, actor, query }) =>
  resultsOf(db, actor, {
    kind: query.Kind,
    roundId: query.RoundID,
    courseId: query.CourseID,
    instructorId: query.InstructorID,
    from: query.From,
    to: query.To,
  })

export const getFeedbackSignedSheet: Handler<typeof calls.getFeedbackSignedSheet> = async ({ db, actor, query }) => {
  const found = await store.signedSheet(db, actor, query.ID)
  if (!found || !kindsKeptBy(actor).includes(found.Kind)) return refuse(notFound)
  const { sheetId, roundId: _, answers, ...sheet } = found
  return { ...sheet, Answers: answersOfSheet(await questionsOf(db, [sheetId]), answers) }
}

export const getInstructorAssessmentResults: Handler<typeof calls.getInstructorAssessmentResults> = async ({
  db,
  actor,
  query,
}) => {
  const { rows, total } = await readList(db, store.assessedInstructors, query, { actor })
  const Items = rows.map(({ trainee_sheets, ratings, sum, squares, evaluator_ratings, evaluator_sum, ...row }) => {
    const { Mean, Margin } = meanOf({ sheets: trainee_sheets, count: ratings, sum, squares })
    const evaluators = { sheets: 1, count: evaluator_ratings, sum: evaluator_sum, squares: 0 }
    return { ...row, ByTrainees: Mean, TraineesMargin: Margin, ByEvaluators: meanOf(evaluators).Mean }
  })
  return { Items, Total: total }
}

export const getInstructorAssessmentResult: Handler<typeof calls.getInstructorAssessmentResult> = async ({
  db,
  query,
}) => (await store.instructorByCode(db, query.Code)) ?? refuse(notFound)

export const getAllInstructorReview: Handler<typeof calls.getAllInstructorReview> = async ({ db, actor, query }) =>
  (await roundsAbout(db, actor, query.instructorID, 'instructorByTrainee')).map((row) => roundReply(row, actor))

/** Editors read each round; the instructor all of them together, whole fives of sheets at a time. */
export const getAllInstructorAssessment: Handler<typeof calls.getAllInstructorAssessment> = async ({
  db,
  actor,
  query,
}) => {
  const instructorID = query.instructorID ?? actor.instructorId ?? refuse(notFound)
  const keeps = kindsKeptBy(actor).includes('instructorByEvaluator')
  if (!keeps && actor.instructorId !== instructorID) return { Rounds: [], Sheets: 0, Mean: null, Margin: null }
  const rounds = keeps ? await roundsAbout(db, actor, instructorID, 'instructorByEvaluator') : []
  const sheets = await store.evaluatorSheets(db, instructorID, (all) => (keeps ? all : wholeGroups(all, leastAnswers)))
  const sums = sheets.reduce(
    (all, { ratings, sum, squares }) => added(all, { sheets: 1, count: ratings, sum, squares }),
    noSums,
  )
  return { Rounds: rounds.map((row) => roundReply(row, actor)), Sheets: sums.sheets, ...meanOf(sums) }
}

export const getAllCourseReview: Handler<typeof calls.getAllCourseReview> = ({ db, query }) =>
  store.askedOfTrainee(db, query.traineeID)
