import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { actsOpenTo } from '#platform/shared/record/act.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { questionActs } from '../../contract/acts.ts'
import type { practicalCalls as calls } from '../../contract/calls.ts'
import * as acts from '../acts/questions.ts'
import { practicalQuestions, questionById, sheetFacts } from '../store/questions.ts'

const actionsFor = (actor: Actor) =>
  actsOpenTo(questionActs, actor, ['editPracticalQuestion', 'deletePracticalQuestion'])

export const getPracticalQuestions: Handler<typeof calls.getPracticalQuestions> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, practicalQuestions, query, { actor })
  return { Items: rows.map((row) => ({ ...row, Actions: actionsFor(actor) })), Total: total }
}

export const getPracticalQuestion: Handler<typeof calls.getPracticalQuestion> = async ({ db, actor, query }) => {
  const found = (await questionById(db, query.ID)) ?? refuse(notFound)
  return { ...found, Actions: actionsFor(actor) }
}

export const getPracticalSheet: Handler<typeof calls.getPracticalSheet> = ({ db, query }) =>
  sheetFacts(db, query.CourseID ?? null)

export const addPracticalQuestion: Handler<typeof calls.addPracticalQuestion> = (asked) =>
  acts.addQuestion(asked, asked.body)

export const editPracticalQuestion: Handler<typeof calls.editPracticalQuestion> = (asked) =>
  acts.editQuestion(asked, asked.query.ID, asked.body)

export const deletePracticalQuestion: Handler<typeof calls.deletePracticalQuestion> = async (asked) => {
  await acts.deleteQuestion(asked, asked.query.ID)
  return { Done: true }
}

export const orderPracticalQuestions: Handler<typeof calls.orderPracticalQuestions> = async (asked) => {
  await acts.orderQuestions(asked, asked.body)
  return { Done: true }
}

export const savePracticalSheet: Handler<typeof calls.savePracticalSheet> = (asked) => acts.saveSheet(asked, asked.body)
