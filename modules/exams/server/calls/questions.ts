import { writeAct, writeGone } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { actSent } from '#platform/shared/record/act.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { questionActs } from '../../contract/acts.ts'
import { questionCalls as calls } from '../../contract/calls.ts'
import { questionUsed } from '../../contract/refusals.ts'
import { add, change, lockQuestion, written } from '../acts/question.ts'
import { noun } from '../acts/nouns/question-noun.ts'
import * as edit from '../store/questions/question-edit.ts'
import { modulesOfCourse, questionCourses } from '../store/questions/question-places.ts'
import * as store from '../store/questions/questions.ts'

export const searchQuestions: Handler<typeof calls.searchQuestions> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.questions, query, { actor })
  return { Items: rows.map(store.asRow), Total: total }
}
export const getQuestion: Handler<typeof calls.getQuestion> = async ({ db, actor, query, request }) =>
  (await store.findQuestion(db, { actor, language: request.language }, query.ID)) ?? refuse(notFound)
export const searchQuestionCourses: Handler<typeof calls.searchQuestionCourses> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, questionCourses, query, { actor })
  return { Items: rows, Total: total }
}
export const getQuestionModules: Handler<typeof calls.getQuestionModules> = async ({ db, query }) =>
  (await modulesOfCourse(db, query.CourseID)) ?? refuse(notFound)

export const addQuestion: Handler<typeof calls.addQuestion> = async (asked) =>
  add(asked, asked.actor.userId, await written(asked.db, asked.body), asked.now)

export const updateQuestion: Handler<typeof calls.updateQuestion> = async (asked) => {
  const { db, actor, query, body } = asked
  const { Version, ...fields } = body
  return change(asked, actor.userId, { id: query.ID, version: Version }, await written(db, fields))
}

export const setQuestionActive: Handler<typeof calls.setQuestionActive> = async (asked) => {
  const { db, body } = asked
  const question = await lockQuestion(db, body.ID)
  const act = actSent(questionActs, calls.setQuestionActive, body)
  await writeAct(asked, noun, question, act, { set: { is_active: body.IsActive } })
  return { Done: true }
}

export const deleteQuestion: Handler<typeof calls.deleteQuestion> = async (asked) => {
  const { db, query } = asked
  const question = await lockQuestion(db, query.ID)
  const exams = await edit.countUses(db, question.id)
  if (exams > 0) refuse(questionUsed, { exams })
  await writeGone(asked, noun, question, 'deleteQuestion', () => edit.removeQuestion(db, question.id))
  return { Done: true }
}
