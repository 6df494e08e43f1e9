import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { ImportedAnswer } from '../../../rules/import/imported-question.ts'
import type { AnswerSettings, QuestionType } from '../../../rules/question.ts'
import { answersOfVersion } from '../papers/answer-rows.ts'
import { contentMark, filesAsked, mediaMark } from './content-mark.ts'
import { mediaOf } from './exported.ts'
import type { PlacedQuestion } from './imports.ts'

/** A question of the bank, as a link to it says it. */
export interface Standing {
  readonly ID: number
  readonly Code: string
}

const batch = 500

const newestOf = (db: Database, courseIds: readonly number[]) =>
  db
    .selectFrom('exams.question as q')
    .innerJoin('exams.question_version as v', (join) =>
      join.onRef('v.question_id', '=', 'q.id').onRef('v.version', '=', 'q.current_version'),
    )
    .where(sql<boolean>`q.course_id = any(${[...courseIds]}::integer[])`)

/**
 * Gives the newest versions of these courses the fingerprints that they lack: those from before there were any, and what
 * was brought in past the forms. A version never changes, so whoever comes second writes the same.
 */
export async function fillMarks(db: Database, courseIds: readonly number[]): Promise<void> {
  for (;;) {
    const found = await newestOf(db, courseIds)
      .where('v.content_mark', 'is', null)
      .select(['v.id', 'v.text'])
      .select([
        sql<QuestionType>`v.type`.as('type'),
        sql<AnswerSettings>`v.settings`.as('settings'),
        answersOfVersion.as('answers'),
      ])
      .limit(batch)
      .execute()
    if (found.length === 0) return
    // in the order of their ids: two who fill at the same time wait for each other, and not each for the other
    await sql`with x as (
        select v.id, m.mark from exams.question_version v
        join unnest(${found.map((each) => each.id)}::integer[], ${found.map(contentMark)}::text[]) as m(id, mark) on m.id = v.id
        order by v.id for no key update of v)
      update exams.question_version v set content_mark = x.mark from x where v.id = x.id`.execute(db)
  }
}

/** By what a question of a file is the same as another one of it. */
export const keyOf = ({ courseId, mark, shown }: Pick<PlacedQuestion, 'courseId' | 'mark' | 'shown'>): string =>
  `${courseId} ${mark} ${shown ?? ''}`

interface Row {
  readonly standing: Standing
  readonly shown: string | null
  /** What was imported with these pictures, before they were encoded anew. */
  readonly brought: string | null
}

/**
 * The questions of the bank that are the same as these of a file, by their keys. A file that carries no pictures says
 * nothing of them, so they are not compared then.
 */
export async function questionsAlike(
  db: Database,
  questions: readonly PlacedQuestion[],
  carriesMedia: boolean,
): Promise<Map<string, Standing>> {
  const isShowing = sql`(v.text like '%/api/File/Download?ID=%'
    or exists (select from exams.question_answer k where k.question_version_id = v.id and k.file_id is not null))`
  const filesOf = (version: ReturnType<typeof sql>) => sql`(select array_agg(f.file_id order by f.file_id)
    from exams.question_file f where f.question_version_id = ${version} and f.place = 'text')`
  const found = await newestOf(db, [...new Set(questions.map((each) => each.courseId))])
    .where(sql<boolean>`v.content_mark = any(${questions.map((each) => each.mark)}::text[])`)
    .select(['q.id', 'q.code', 'q.course_id as courseId', 'v.content_mark as mark'])
    .select([
      sql<string>`case when ${isShowing} then v.text else '' end`.as('text'),
      sql<ImportedAnswer[]>`case when ${isShowing} then ${answersOfVersion} else '[]' end`.as('answers'),
      sql<string | null>`case when v.version = 1 or ${filesOf(sql`v.id`)} is not distinct from ${filesOf(
        sql`(select b.id from exams.question_version b where b.question_id = q.id and b.version = 1)`,
      )} then q.content_hash end`.as('brought'),
    ])
    .orderBy('q.is_active', 'desc')
    .orderBy('q.id')
    .execute()
  const files = await mediaOf(db, [...new Set(found.flatMap(filesAsked))])
  const digests = new Map(files.map((file) => [file.id, file.sha256.toString('hex')]))
  const rows = Map.groupBy(
    found.map((each) => ({
      place: `${each.courseId} ${each.mark}`,
      standing: { ID: each.id, Code: each.code },
      shown: mediaMark(each, digests),
      brought: each.brought,
    })),
    (each) => each.place,
  )
  const isSame = (question: PlacedQuestion) => (row: Row) =>
    !carriesMedia || row.shown === question.shown || (question.hash !== null && row.brought === question.hash)
  return new Map(
    questions.flatMap((question) => {
      const row = rows.get(`${question.courseId} ${question.mark}`)?.find(isSame(question))
      return row ? [[keyOf(question), row.standing] as const] : []
    }),
  )
}
