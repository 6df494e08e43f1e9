import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { examCalls as calls } from '../../contract/calls.ts'
import { questionOfOtherCourse } from '../../contract/refusals.ts'
import { ask, columnsOf, columnsOfPaper, courseOf, lockExam } from '../acts/exam.ts'
import { noun } from '../acts/nouns/exam-noun.ts'
import { examSettings } from '../exam-settings.ts'
import { insertExam } from '../store/exam-edit.ts'
import { copyInto, removeExam } from '../store/exam-write.ts'
import { exams, withActions } from '../store/exams.ts'

export { getExam } from './get-exam.ts'
export { moveExam } from './move-exam.ts'
export { countBlueprint, drawBlueprint, drawQuestions, searchExamClasses } from './compose-exam.ts'

export const searchExams: Handler<typeof calls.searchExams> = async ({ db, actor, query, now }) => {
  const { rows, total } = await readList(db, exams, query, { actor, now, ...(await examSettings(db)) })
  return { Items: rows.map((row) => withActions(row, actor)), Total: total }
}

export const addExam: Handler<typeof calls.addExam> = async (asked) => {
  const { db, now, body } = asked
  // A competition makes its own.
  if (body.CompetitionID !== null) refuse(notFound)
  const courseId = await courseOf(db, body)
  const made = await insertExam(db, await columnsOf(db, body), now)
  await ask(db, made.id, courseId, body.Questions)
  await writeNew(
    asked,
    noun,
    { ...made, class_id: body.CourseClassID, course_id: body.CourseID, competition_id: null },
    'addExam',
  )
  return { ID: made.id, Version: 1 }
}

export const updateExam: Handler<typeof calls.updateExam> = async (asked) => {
  const { db, actor, now, query, body } = asked
  const exam = await lockExam(db, actor, query.ID, now)
  if (exam.version !== body.Version) return refuseChanged(db, ['exam', exam.id])
  if (exam.state !== 'draft') refuse(notNow, { action: 'updateExam', state: exam.state })
  // An exam stays its competition's, and no other becomes a competition's.
  if (exam.competition_id !== body.CompetitionID) refuse(notFound)
  const ofCompetition = exam.competition_id !== null
  const courseId = ofCompetition ? exam.courseId : await courseOf(db, body, exam.class_id)
  const set = ofCompetition ? columnsOfPaper(body) : await columnsOf(db, body)
  await writeAct(asked, noun, exam, 'updateExam', { set })
  await ask(db, exam.id, courseId, body.Questions)
  return { ID: exam.id, Version: exam.version + 1 }
}

export const deleteExam: Handler<typeof calls.deleteExam> = async (asked) => {
  const { db, actor, now, query } = asked
  const exam = await lockExam(db, actor, query.ID, now)
  if (exam.state !== 'draft' || exam.competition_id !== null)
    refuse(notNow, { action: 'deleteExam', state: exam.state })
  await writeGone(asked, noun, exam, 'deleteExam', () => removeExam(db, exam.id))
  return { Done: true }
}

export const copyExam: Handler<typeof calls.copyExam> = async (asked) => {
  const { db, actor, now, body } = asked
  const exam = await lockExam(db, actor, body.ID, now)
  if (exam.competition_id !== null) refuse(notNow, { action: 'copyExam', state: exam.state })
  const owner = {
    CourseClassID: body.CourseClassID,
    CourseID: body.CourseClassID === null ? exam.courseId : null,
  }
  const courseId = await courseOf(db, owner)
  if (courseId !== exam.courseId) refuse(questionOfOtherCourse, { code: exam.code })
  const made = await copyInto(db, exam.id, owner, now)
  if (!made) return refuse(notFound)
  await writeNew(
    asked,
    noun,
    { ...made, class_id: owner.CourseClassID, course_id: owner.CourseID, competition_id: null },
    'copyExam',
    {
      from: exam.code,
    },
  )
  return { ID: made.id, Version: 1 }
}
