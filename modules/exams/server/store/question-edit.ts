import { refuseChanged } from '#modules/accounts/server/public.ts'
import { sql } from 'kysely'
import { foldText } from '#platform/shared/text.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { json, type Database } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import { moduleOfOtherCourse } from '../../contract/refusals.ts'
import { textOf, usualAnswerSettings, type QuestionContent } from '../../rules/question.ts'
import { insertAnswers } from './answer-rows.ts'
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

export async function checkModule(db: Database, place: QuestionPlace): Promise<void> {
  const course = await db
    .selectFrom('catalogue.course_facts')
    .where('course_id', '=', place.courseId)
    .select('course_id')
    .executeTakeFirst()
  if (!course) refuse(notFound)
  if (place.moduleId === null) return
  const module = await db
    .selectFrom('catalogue.module_facts')
    .where('module_id', '=', place.moduleId)
    .where('course_id', '=', place.courseId)
    .select('module_id')
    .executeTakeFirst()
  if (!module) refuse(moduleOfOtherCourse, {}, [{ path: 'ModuleID', code: 'notAllowed' }])
}

export async function insertQuestion(
  db: Database,
  by: number,
  place: QuestionPlace,
  content: QuestionContent,
  now: Date,
  contentHash: string | null = null,
): Promise<{ ID: number; Version: number; code: string }> {
  const code = await nextNumber(db, 'question', now)
  const { id } = await db
    .insertInto('exams.question')
    .values({
      code,
      course_id: place.courseId,
      module_id: place.moduleId,
      category_id: place.categoryId,
      level_id: place.levelId,
      name: place.name,
      search: searchText(code, place.name, content),
      content_hash: contentHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertVersion(db, by, id, 1, content)
  return { ID: id, Version: 1, code }
}

/** Writes the next version of a question; `changedMeanwhile` where `version` is not the newest. */
export async function addVersion(
  db: Database,
  by: number,
  id: number,
  version: number,
  place: QuestionPlace,
  content: QuestionContent,
): Promise<{ ID: number; Version: number }> {
  const known = await db
    .selectFrom('exams.question')
    .where('id', '=', id)
    .select(['code', 'current_version'])
    .forUpdate()
    .executeTakeFirst()
  if (!known) refuse(notFound)
  if (known.current_version !== version) return refuseChanged(db, ['question', id])
  await db
    .updateTable('exams.question')
    .set({
      course_id: place.courseId,
      module_id: place.moduleId,
      category_id: place.categoryId,
      level_id: place.levelId,
      name: place.name,
      current_version: version + 1,
      search: searchText(known.code, place.name, content),
    })
    .where('id', '=', id)
    .execute()
  await insertVersion(db, by, id, version + 1, content)
  return { ID: id, Version: version + 1 }
}

async function insertVersion(db: Database, by: number, questionId: number, version: number, content: QuestionContent) {
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
      weight: content.weight,
      seconds: content.seconds,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertAnswers(db, id, content)
  await linkFiles(db, id, content)
}

export async function setActive(db: Database, id: number, isActive: boolean): Promise<boolean> {
  const changed = await db
    .updateTable('exams.question')
    .set({ is_active: isActive })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** In how many exams the question stands. The question's row stays locked, so that no exam takes it meanwhile. */
export async function lockAndCountUses(db: Database, id: number): Promise<number> {
  const found = await db.selectFrom('exams.question').where('id', '=', id).select('id').forUpdate().executeTakeFirst()
  if (!found) refuse(notFound)
  const { uses } = await db
    .selectFrom('exams.exam_question')
    .where('question_id', '=', id)
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .executeTakeFirstOrThrow()
  return uses
}

/** Answers the code that it had. */
export async function removeQuestion(db: Database, id: number): Promise<string | null> {
  await sql`delete from exams.question_answer a using exams.question_version v
    where v.id = a.question_version_id and v.question_id = ${id}`.execute(db)
  await db.deleteFrom('exams.question_version').where('question_id', '=', id).execute()
  const gone = await db.deleteFrom('exams.question').where('id', '=', id).returning('code').executeTakeFirst()
  return gone?.code ?? null
}
