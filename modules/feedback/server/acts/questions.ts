import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeFact, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import { isStillReferred } from '#platform/server/log/violations.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { feedbackCalls } from '../../contract/calls.ts'
import { categoryUnknown, questionInUse } from '../../contract/refusals.ts'
import { kindsKeptBy } from '../../rules/kinds.ts'
import * as store from '../store/questions.ts'
import { noun, type Doing } from './question-noun.ts'

type Body<Name extends keyof typeof feedbackCalls> = Argument<(typeof feedbackCalls)[Name]>['body']

const keeperOf = ({ actor }: Doing) => ({ kinds: kindsKeptBy(actor) })

/** The category, which decides the kind; one of a sheet that the actor does not keep is not there. */
const categoryOf = async (doing: Doing, id: number) =>
  (await store.lockedCategory(doing.db, keeperOf(doing), id)) ??
  refuse(categoryUnknown, {}, [{ path: 'CategoryID', code: 'required' }])

export async function addQuestion(doing: Doing, fields: Body<'addFeedbackQuestion'>) {
  const { kind } = await categoryOf(doing, fields.CategoryID)
  const place = await store.lastPlace(doing.db, fields.CategoryID)
  const question = await store.insertQuestion(doing.db, store.columnsOf(fields, kind), place)
  await writeNew(doing, noun, question, 'addFeedbackQuestion')
  return { ID: question.id, Version: question.version }
}

/** One that goes to another category stands there last. */
export async function editQuestion(doing: Doing, id: number, { Version, ...fields }: Body<'editFeedbackQuestion'>) {
  const { db } = doing
  const question = (await store.lockedQuestion(db, keeperOf(doing), id)) ?? refuse(notFound)
  if (question.version !== Version) return refuseChanged(db, [noun.acts.subject, id])
  const { kind } = await categoryOf(doing, fields.CategoryID)
  const position =
    fields.CategoryID === question.categoryId ? question.position : await store.lastPlace(db, fields.CategoryID)
  await writeAct(doing, noun, question, 'editFeedbackQuestion', { set: { ...store.columnsOf(fields, kind), position } })
  return { ID: id, Version: Version + 1 }
}

export async function deleteQuestion(doing: Doing, id: number): Promise<void> {
  const { db } = doing
  const question = (await store.lockedQuestion(db, keeperOf(doing), id)) ?? refuse(notFound)
  await writeGone(doing, noun, question, 'deleteFeedbackQuestion', async () => {
    try {
      await store.removeQuestion(db, id)
    } catch (error) {
      if (isStillReferred(error)) refuse(questionInUse)
      throw error
    }
  })
}

export async function orderQuestions(doing: Doing, { CategoryID, IDs }: Body<'orderFeedbackQuestions'>): Promise<void> {
  const { kind } = await categoryOf(doing, CategoryID)
  const [first] = await store.orderQuestions(doing.db, CategoryID, IDs)
  if (first === undefined) return refuse(notFound)
  await writeFact(doing, noun, { id: first, kind }, 'orderFeedbackQuestions', { categoryId: CategoryID })
}
