import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { resultCalls as calls } from '../../../contract/calls.ts'
import { resultActions } from '../../../rules/repeats.ts'
import { acceptedFor, isBlank } from '../../../rules/scoring.ts'
import { pairsOf } from '../../store/papers/given-pairs.ts'
import { paperQuestions, type PaperAnswer, type PaperQuestion } from '../../store/papers/marks.ts'
import { eligibleExams } from '../../store/repeats/repeat-rows.ts'
import { reachesSitting } from '../../store/reach.ts'
import { countingResults } from '../../owners/results-of-sent.ts'
import { releasedResults } from '../../store/results.ts'

export const getTraineeExams: Handler<typeof calls.getTraineeExams> = async ({ db, actor, now, query }) => {
  const traineeId = query.traineeID ?? actor.traineeId
  // An organization, and staff with a class, may ask for all their people at once.
  if (traineeId === null && actor.role !== 'customer' && !query.CourseClassID) return []
  // Results of competitions have a page of their own.
  let wanted = releasedResults(db, actor).where('e.competition_id', 'is', null)
  if (traineeId !== null) wanted = wanted.where('r.trainee_id', '=', traineeId)
  if (query.CourseClassID) wanted = wanted.where('e.class_id', '=', query.CourseClassID)
  const rows = await wanted.orderBy('e.starts_at', 'desc').orderBy('e.id').orderBy('a.number').limit(2000).execute()
  const isOwn = (row: (typeof rows)[number]) => row.TraineeID === actor.traineeId
  const repeatable = rows.some(isOwn) ? await eligibleExams(db, actor, now) : new Set<number>()
  return rows.map((row) => ({
    ...row,
    Actions: resultActions({
      isOwn: isOwn(row),
      wasSat: row.Number !== null,
      mayRepeat: row.Counts && repeatable.has(row.ExamID),
    }),
  }))
}

export const searchResults: Handler<typeof calls.searchResults> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, countingResults, query, { actor })
  return { Items: rows, Total: total }
}

const chosenOf = ({ given, answers }: PaperQuestion): readonly PaperAnswer[] =>
  given && 'AnswerIDs' in given ? answers.filter((answer) => given.AnswerIDs.includes(answer.id)) : []

/** What the bank says to whoever gave this answer. */
function feedbackOn(question: PaperQuestion): string[] {
  const { given, answers } = question
  const taken = given && 'Text' in given ? acceptedFor(question, given.Text)?.id : undefined
  const accepted = answers.filter((answer) => answer.id === taken)
  return [...accepted, ...chosenOf(question)].map((answer) => answer.feedback).filter((text) => text !== '')
}

export const getReviewAnswers: Handler<typeof calls.getReviewAnswers> = async ({ db, actor, query }) => {
  const rows = await releasedResults(db, actor)
    .where('e.code', '=', query.Code)
    .where(reachesSitting(actor, 'r'))
    .where('a.id', 'is not', null)
    .select([
      'a.id as attemptId',
      'a.state as State',
      'a.review_reason as ReviewReason',
      'e.show_feedback as ShowFeedback',
    ])
    .orderBy('a.number', 'desc')
    .execute()
  const found = query.Number ? rows.find((row) => row.Number === query.Number) : rows[0]
  if (!found || found.attemptId === null || found.State === null) refuse(notFound)
  const { attemptId, State, ShowFeedback, ...row } = found
  // Marks that are not out yet stay in: a repeat that is still being marked.
  const isOut = row.Percent !== null
  const questions = await paperQuestions(db, attemptId)
  return {
    ...row,
    State,
    Actions: [],
    Questions: questions.map(({ given, ...question }, index) => ({
      Number: index + 1,
      Type: question.type,
      Text: question.text,
      Weight: question.weight,
      Chosen: chosenOf({ ...question, given }).map((answer) => answer.text),
      ChosenFileIDs: chosenOf({ ...question, given }).map((answer) => answer.fileId),
      Pairs: pairsOf({ ...question, given }).map(({ item, chosen }) => ({
        Item: item.text,
        FileID: item.fileId,
        Chosen: chosen?.text ?? null,
      })),
      Written: given && 'Text' in given ? given.Text : null,
      IsBlank: isBlank(given),
      Score: isOut ? (isBlank(given) ? 0 : question.score) : null,
      Comment: isOut ? question.comment : '',
      Feedback: isOut && ShowFeedback ? question.feedback : '',
      AnswerFeedback: isOut && ShowFeedback ? feedbackOn({ ...question, given }) : [],
    })),
  }
}
