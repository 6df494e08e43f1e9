import { sql } from 'kysely'
import { foldText } from '#platform/shared/text.ts'
import { json, type Database } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import { textOf, usualAnswerSettings, type QuestionContent } from '../../../rules/question.ts'
import { insertAnswers } from '../papers/answer-rows.ts'
import { contentMark } from './content-mark.ts'
import { linkFiles } from './question-files.ts'

export interface QuestionPlace {
  readonly courseId: number
  readonly moduleId: number | null
  readonly categoryId: number | null
  readonly levelId: number | null
  readonly name: string
}

const searchText = (code: string, name: string, content: QuestionContent) =>
  foldText(
    [code, name, textOf(content.text), ...content.answers.flatMap((answer) => [answer.text, answer.match ?? ''])].join(
      ' ',
    ),
  ).slice(0, 8000)

/** Whether the place's course is there and its module, where it names one, of that course. */
export async function standingOf(db: Database, place: QuestionPlace): Promise<'noCourse' | 'otherCourse' | 'fits'> {
  const course = await db
    .selectFrom('catalogue.course_facts')
    .where('course_id', '=', place.courseId)
    .select('course_id')
    .executeTakeFirst()
  if (!course) return 'noCourse'
  if (place.moduleId === null) return 'fits'
  const module = await db
    .selectFrom('catalogue.module_facts')
    .where('module_id', '=', place.moduleId)
    .where('course_id', '=', place.courseId)
    .select('module_id')
    .executeTakeFirst()
  return module ? 'fits' : 'otherCourse'
}

/** What the question's own row says of its newest version. */
export const columnsOf = (code: string, place: QuestionPlace, content: QuestionContent) => ({
  course_id: place.courseId,
  module_id: place.moduleId,
  category_id: place.categoryId,
  level_id: place.levelId,
  name: place.name,
  search: searchText(code, place.name, content),
})

export async function insertQuestion(
  db: Database,
  by: number,
  place: QuestionPlace,
  content: QuestionContent,
  now: Date,
  contentHash: string | null = null,
): Promise<{ id: number; code: string }> {
  const code = await nextNumber(db, 'question', now)
  const { id } = await db
    .insertInto('exams.question')
    .values({ code, ...columnsOf(code, place, content), content_hash: contentHash })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertVersion(db, by, id, 1, content)
  return { id, code }
}

export interface LockedQuestion {
  readonly id: number
  readonly code: string
  /** The newest. */
  readonly version: number
}

export const lockedQuestion = (db: Database, id: number): Promise<LockedQuestion | undefined> =>
  db
    .selectFrom('exams.question')
    .where('id', '=', id)
    .select(['id', 'code', 'current_version as version'])
    .forUpdate()
    .executeTakeFirst()

export async function insertVersion(
  db: Database,
  by: number,
  questionId: number,
  version: number,
  content: QuestionContent,
) {
  const { id } = await db
    .insertInto('exams.question_version')
    .values({
      question_id: questionId,
      version,
      type: content.type,
      text: content.text,
      model_answer: content.modelAnswer,
      feedback: content.feedback ?? '',
      settings: json(content.settings ?? usualAnswerSettings),
      content_mark: contentMark(content),
      weight: content.weight,
      seconds: content.seconds,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertAnswers(db, id, content)
  await linkFiles(db, id, content)
}

/** In how many exams the question stands. */
export async function countUses(db: Database, id: number): Promise<number> {
  const { uses } = await db
    .selectFrom('exams.exam_question')
    .where('question_id', '=', id)
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .executeTakeFirstOrThrow()
  return uses
}

export async function removeQuestion(db: Database, id: number): Promise<void> {
  await sql`delete from exams.question_answer a using exams.question_version v
    where v.id = a.question_version_id and v.question_id = ${id}`.execute(db)
  await db.deleteFrom('exams.question_version').where('question_id', '=', id).execute()
  await db.deleteFrom('exams.question').where('id', '=', id).execute()
}
