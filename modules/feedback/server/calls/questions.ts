import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { feedbackCalls as calls } from '../../contract/calls.ts'
import { kindsKeptBy } from '../../rules/kinds.ts'
import * as acts from '../acts/questions.ts'
import { feedbackQuestions, questionById } from '../store/questions.ts'

const Actions = ['editFeedbackQuestion', 'deleteFeedbackQuestion']

export const getFeedbackQuestions: Handler<typeof calls.getFeedbackQuestions> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, feedbackQuestions, query, { actor, kinds: kindsKeptBy(actor) })
  return { Items: rows.map((row) => ({ ...row, Actions })), Total: total }
}

export const getFeedbackQuestion: Handler<typeof calls.getFeedbackQuestion> = async ({ db, actor, query }) => ({
  ...((await questionById(db, { kinds: kindsKeptBy(actor) }, query.ID)) ?? refuse(notFound)),
  Actions,
})

export const addFeedbackQuestion: Handler<typeof calls.addFeedbackQuestion> = (asked) =>
  acts.addQuestion(asked, asked.body)

export const editFeedbackQuestion: Handler<typeof calls.editFeedbackQuestion> = (asked) =>
  acts.editQuestion(asked, asked.query.ID, asked.body)

export const deleteFeedbackQuestion: Handler<typeof calls.deleteFeedbackQuestion> = async (asked) => {
  await acts.deleteQuestion(asked, asked.query.ID)
  return { Done: true }
}

export const orderFeedbackQuestions: Handler<typeof calls.orderFeedbackQuestions> = async (asked) => {
  await acts.orderQuestions(asked, asked.body)
  return { Done: true }
}
