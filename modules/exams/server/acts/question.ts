import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import { sanitizeLongText } from '#platform/server/apart/long-texts.ts'
import type { Database } from '#platform/server/database.ts'
import type { Argument } from '#platform/shared/call.ts'
import { fileNotFound } from '#platform/shared/files.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { questionCalls } from '../../contract/calls.ts'
import { moduleOfOtherCourse, questionNotValid } from '../../contract/refusals.ts'
import { questionFaults } from '../../rules/question-faults.ts'
import { isMarkedByHand, type QuestionContent } from '../../rules/question.ts'
import * as edit from '../store/questions/question-edit.ts'
import { questionFilesAmong } from '../store/questions/question-files.ts'
import { answersOf } from '../store/questions/question-wire.ts'
import type { Doing } from './doing.ts'
import { noun } from './nouns/question-noun.ts'

type Fields = Argument<typeof questionCalls.addQuestion>['body']

export interface WrittenQuestion {
  readonly place: edit.QuestionPlace
  readonly content: QuestionContent
}

/** What the form says, as it is stored; refuses with everything that is wrong with it. */
export async function written(db: Database, fields: Fields): Promise<WrittenQuestion> {
  const content = await contentOf(fields)
  const place = {
    courseId: fields.CourseID,
    moduleId: fields.ModuleID,
    categoryId: fields.CategoryID,
    levelId: fields.LevelID,
    name: fields.Name,
  }
  const stands = await edit.standingOf(db, place)
  if (stands === 'noCourse') refuse(notFound)
  if (stands === 'otherCourse') refuse(moduleOfOtherCourse, {}, [{ path: 'ModuleID', code: 'notAllowed' }])
  const pictures = [...new Set(content.answers.flatMap((answer) => answer.fileId ?? []))]
  if ((await questionFilesAmong(db, pictures)) < pictures.length) refuse(fileNotFound)
  return { place, content }
}

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

/** The question, locked, so that no exam takes it meanwhile; one that is not there is `notFound`. */
export const lockQuestion = async (db: Database, id: number): Promise<edit.LockedQuestion> =>
  (await edit.lockedQuestion(db, id)) ?? refuse(notFound)

/** Adds a question by the account `by`. */
export async function add(doing: Doing, by: number, { place, content }: WrittenQuestion, now: Date) {
  const made = await edit.insertQuestion(doing.db, by, place, content, now)
  await writeNew(doing, noun, made, 'addQuestion')
  return { ID: made.id, Version: 1 }
}

/** Writes the next version; `changedMeanwhile` where `version` is not the newest. */
export async function change(
  doing: Doing,
  by: number,
  { id, version }: { id: number; version: number },
  { place, content }: WrittenQuestion,
) {
  const question = await lockQuestion(doing.db, id)
  if (question.version !== version) return refuseChanged(doing.db, ['question', id])
  const next = version + 1
  await writeAct(doing, noun, question, 'updateQuestion', {
    set: { ...edit.columnsOf(question.code, place, content), current_version: next },
    data: { version: next },
  })
  await edit.insertVersion(doing.db, by, id, next, content)
  return { ID: id, Version: next }
}
