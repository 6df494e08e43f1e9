import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Handler } from '#platform/server/handler.ts'
import { sanitizeLongText } from '#platform/server/apart/long-texts.ts'
import { questionCalls as calls } from '../../contract/calls.ts'
import { questionNotValid, questionUsed } from '../../contract/refusals.ts'
import { questionFaults } from '../../rules/question-faults.ts'
import { isMarkedByHand, type QuestionContent } from '../../rules/question.ts'
import * as edit from '../store/question-edit.ts'
import { modulesOfCourse, searchCourses } from '../store/question-places.ts'
import { checkAnswerFiles } from '../store/question-files.ts'
import { answersOf } from '../store/question-wire.ts'
import * as store from '../store/questions.ts'

export const searchQuestions: Handler<typeof calls.searchQuestions> = ({ db, query }) =>
  store.searchQuestions(db, query)
export const getQuestion: Handler<typeof calls.getQuestion> = ({ db, query, request }) =>
  store.findQuestion(db, request.language, query.ID)
export const searchQuestionCourses: Handler<typeof calls.searchQuestionCourses> = ({ db, query }) =>
  searchCourses(db, query)
export const getQuestionModules: Handler<typeof calls.getQuestionModules> = ({ db, query }) =>
  modulesOfCourse(db, query.CourseID)

type Fields = Parameters<typeof addQuestion>[0]['body']

const placeOf = (fields: Fields): edit.QuestionPlace => ({
  courseId: fields.CourseID,
  moduleId: fields.ModuleID,
  categoryId: fields.CategoryID,
  levelId: fields.LevelID,
  name: fields.Name,
})

/** The question as it is stored, or a refusal that names everything wrong with it. */
async function contentOf(fields: Fields): Promise<QuestionContent> {
  const content: QuestionContent = {
    type: fields.Type,
    text: await sanitizeLongText(fields.Text, 'Text'),
    modelAnswer: isMarkedByHand(fields.Type) ? await sanitizeLongText(fields.ModelAnswer, 'ModelAnswer') : '',
    weight: fields.Weight,
    seconds: fields.Seconds,
    feedback: await sanitizeLongText(fields.Feedback ?? '', 'Feedback'),
    ...answersOf(fields),
  }
  const faults = questionFaults(content)
  return faults.length > 0 ? refuse(questionNotValid, { faults }) : content
}

export const addQuestion: Handler<typeof calls.addQuestion> = async ({ db, actor, now, body, record }) => {
  const content = await contentOf(body)
  await edit.checkModule(db, placeOf(body))
  await checkAnswerFiles(db, content)
  const { code, ...saved } = await edit.insertQuestion(db, actor.userId, placeOf(body), content, now)
  await record({ kind: 'questionAdded', subject: ['question', saved.ID], data: { code } })
  return saved
}

export const updateQuestion: Handler<typeof calls.updateQuestion> = async ({ db, actor, query, body, record }) => {
  const content = await contentOf(body)
  await edit.checkModule(db, placeOf(body))
  await checkAnswerFiles(db, content)
  const saved = await edit.addVersion(db, actor.userId, query.ID, body.Version, placeOf(body), content)
  await record({ kind: 'questionChanged', subject: ['question', query.ID], data: { version: saved.Version } })
  return saved
}

export const setQuestionActive: Handler<typeof calls.setQuestionActive> = async ({ db, body, record }) => {
  if (!(await edit.setActive(db, body.ID, body.IsActive))) refuse(notFound)
  await record({ kind: body.IsActive ? 'questionActivated' : 'questionDeactivated', subject: ['question', body.ID] })
  return { Done: true }
}

export const deleteQuestion: Handler<typeof calls.deleteQuestion> = async ({ db, query, record }) => {
  const exams = await edit.lockAndCountUses(db, query.ID)
  if (exams > 0) refuse(questionUsed, { exams })
  const code = await edit.removeQuestion(db, query.ID)
  await record({ kind: 'questionDeleted', subject: ['question', query.ID], before: { code } })
  return { Done: true }
}
