import type { Argument } from '#platform/shared/call.ts'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeFact, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import { isStillReferred } from '#platform/server/log/violations.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { practicalCalls } from '../../contract/calls.ts'
import { noPracticalPart, practicalItemInUse } from '../../contract/refusals.ts'
import * as store from '../store/questions.ts'
import type { Doing } from './doing.ts'
import { questionNoun, sheetNoun } from './nouns.ts'

type Body<
  Name extends 'addPracticalQuestion' | 'editPracticalQuestion' | 'orderPracticalQuestions' | 'savePracticalSheet',
> = Argument<(typeof practicalCalls)[Name]>['body']
type Ask = Pick<Doing, 'db' | 'record'>

/** The general sheet, or that of a course with a practical part, locked; made where the course has none yet. */
async function sheetOf(db: Doing['db'], courseId: number | null): Promise<store.LockedSheet> {
  if (courseId !== null) {
    if (!(await store.hasPracticalPart(db, courseId)))
      refuse(noPracticalPart, {}, [{ path: 'CourseID', code: 'required' }])
    await store.addSheet(db, courseId)
  }
  return (await store.lockedSheet(db, courseId)) ?? refuse(notFound)
}

export async function addQuestion(doing: Ask, { CourseID, ...fields }: Body<'addPracticalQuestion'>) {
  const sheet = await sheetOf(doing.db, CourseID)
  const question = await store.insertQuestion(doing.db, sheet.id, store.columnsOf(fields))
  await writeNew(doing, questionNoun, { ...question, courseId: sheet.courseId }, 'addPracticalQuestion')
  return { ID: question.id, Version: question.version }
}

export async function editQuestion(doing: Ask, id: number, { Version, ...fields }: Body<'editPracticalQuestion'>) {
  const { db } = doing
  const question = (await store.lockedQuestion(db, id)) ?? refuse(notFound)
  if (question.version !== Version) return refuseChanged(db, [questionNoun.acts.subject, id])
  await writeAct(doing, questionNoun, question, 'editPracticalQuestion', { set: store.columnsOf(fields) })
  return { ID: id, Version: Version + 1 }
}

export async function deleteQuestion(doing: Ask, id: number): Promise<void> {
  const { db } = doing
  const question = (await store.lockedQuestion(db, id)) ?? refuse(notFound)
  await writeGone(doing, questionNoun, question, 'deletePracticalQuestion', async () => {
    try {
      await store.removeQuestion(db, id)
    } catch (error) {
      if (isStillReferred(error)) refuse(practicalItemInUse)
      throw error
    }
  })
}

export async function orderQuestions(doing: Ask, { CourseID, IDs }: Body<'orderPracticalQuestions'>): Promise<void> {
  const sheet = (await store.lockedSheet(doing.db, CourseID)) ?? refuse(notFound)
  const [first] = await store.orderQuestions(doing.db, sheet.id, IDs)
  if (first === undefined) return refuse(notFound)
  await writeFact(
    doing,
    questionNoun,
    { id: first, sheetId: sheet.id, courseId: sheet.courseId },
    'orderPracticalQuestions',
  )
}

export async function saveSheet(doing: Ask, { CourseID, AsksSecond, Version }: Body<'savePracticalSheet'>) {
  const { db } = doing
  const isNew = CourseID !== null && (await store.lockedSheet(db, CourseID)) === undefined
  const sheet = await sheetOf(db, CourseID)
  // A sheet without a row was seen as version 0.
  if (!(isNew && Version === 0) && sheet.version !== Version)
    return refuseChanged(db, [sheetNoun.acts.subject, sheet.id])
  await writeAct(doing, sheetNoun, sheet, 'savePracticalSheet', { set: { asks_second: AsksSecond } })
  return { ID: sheet.id, Version: sheet.version + 1 }
}
