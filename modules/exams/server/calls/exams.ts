import { refuseChanged } from '#modules/accounts/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { examCalls as calls } from '../../contract/calls.ts'
import { questionOfOtherCourse } from '../../contract/refusals.ts'
import * as edit from '../store/exam-edit.ts'
import { copyInto, removeExam, updateColumns } from '../store/exam-write.ts'
import * as exams from '../store/exams.ts'

export { getExam } from './get-exam.ts'
export { moveExam } from './move-exam.ts'
export { drawQuestions, searchExamClasses } from './compose-exam.ts'

export const searchExams: Handler<typeof calls.searchExams> = ({ db, actor, query, now }) =>
  exams.searchExams(db, actor, query, now)

export const addExam: Handler<typeof calls.addExam> = async ({ db, now, body, record }) => {
  const courseId = await edit.courseOfClass(db, body.CourseClassID)
  const columns = await edit.columnsOf(db, body)
  const { code, ...saved } = await edit.insertExam(db, columns, now)
  await edit.replaceQuestions(db, saved.ID, courseId, body.Questions)
  await record({ kind: 'examAdded', subject: ['exam', saved.ID], data: { code, classId: body.CourseClassID } })
  return saved
}

export const updateExam: Handler<typeof calls.updateExam> = async ({ db, actor, now, query, body, record }) => {
  const exam = await exams.lockExam(db, actor, query.ID, now)
  if (exam.version !== body.Version) return refuseChanged(db, ['exam', exam.id])
  if (exam.state !== 'draft') refuse(notNow, { action: 'edit', state: exam.state })
  const courseId = await edit.courseOfClass(db, body.CourseClassID)
  const saved = await updateColumns(db, exam.id, await edit.columnsOf(db, body))
  await edit.replaceQuestions(db, exam.id, courseId, body.Questions)
  await record({ kind: 'examChanged', subject: ['exam', exam.id], data: { code: exam.code } })
  return saved
}

export const deleteExam: Handler<typeof calls.deleteExam> = async ({ db, actor, now, query, record }) => {
  const exam = await exams.lockExam(db, actor, query.ID, now)
  if (exam.state !== 'draft') refuse(notNow, { action: 'delete', state: exam.state })
  await removeExam(db, exam.id)
  await record({
    kind: 'examDeleted',
    subject: ['exam', exam.id],
    data: { code: exam.code, classId: exam.class_id },
    before: { code: exam.code },
  })
  return { Done: true }
}

export const copyExam: Handler<typeof calls.copyExam> = async ({ db, actor, now, body, record }) => {
  const exam = await exams.lockExam(db, actor, body.ID, now)
  const courseId = await edit.courseOfClass(db, body.CourseClassID)
  if (courseId !== exam.course_id) refuse(questionOfOtherCourse, { code: exam.code })
  const saved = await copyInto(db, exam.id, body.CourseClassID, now)
  if (!saved) refuse(notFound)
  await record({ kind: 'examCopied', subject: ['exam', saved.ID], data: { from: exam.code } })
  return saved
}
