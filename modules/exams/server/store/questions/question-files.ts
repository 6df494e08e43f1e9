import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import { richTextImageField } from '#platform/server/files/pictures/rich-text-image.ts'
import type { Database } from '#platform/server/database.ts'
import type { QuestionContent } from '../../../rules/question.ts'
import { questionReach } from '../../../rules/reach.ts'
import { reachesPaper } from '../reach.ts'

export const questionMediaField = 'questionMedia'

const shownIn = (html: string) =>
  [...html.matchAll(/\/api\/File\/Download\?ID=([1-9]\d{0,9})/g)].map((found) => Number(found[1]))

/** How many of these are files of questions that are still there. */
export async function questionFilesAmong(db: Database, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const { count } = await db
    .selectFrom('platform.file')
    .where('id', 'in', [...new Set(ids)])
    .where('field', '=', questionMediaField)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Writes down which files a version shows, and where. A picture that was pasted from another text of the academy is
 * a question's from now on, unless that text keeps it: it is open to everybody there already.
 */
export async function linkFiles(db: Database, versionId: number, content: QuestionContent): Promise<void> {
  const places = [
    ...shownIn(content.text).map((file) => ({ file, place: 'text' })),
    ...content.answers.flatMap((answer) => (answer.fileId ? [{ file: answer.fileId, place: 'text' }] : [])),
    ...shownIn(content.feedback ?? '').map((file) => ({ file, place: 'feedback' })),
    ...shownIn(content.modelAnswer).map((file) => ({ file, place: 'modelAnswer' })),
  ]
  if (places.length === 0) return
  const ids = places.map((each) => each.file)
  await sql`update platform.file set field = ${questionMediaField}
    where id = any(${ids}::integer[]) and field = ${richTextImageField} and subject_type is null`.execute(db)
  await sql`insert into exams.question_file (question_version_id, file_id, place)
    select distinct ${versionId}::integer, f.id, x.place
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as x(file integer, place text)
    join platform.file f on f.id = x.file and f.field = ${questionMediaField}
    on conflict do nothing`.execute(db)
}

/**
 * Whether a file of a question may be opened: by who writes the bank; by who marks, out of a finished paper; by who sits
 * a paper that shows it; by who sat it, once the results are released. Feedback waits for the release where the exam
 * shows it, a model answer for ever.
 */
export async function mayOpenQuestionFile(db: Database, actor: Actor, fileId: number): Promise<boolean> {
  if (standingsOf(questionReach, actor).length > 0) return true
  const isTaken = sql`a.state not in ('voided', 'created', 'inProgress', 'interrupted')`
  const { rows } = await sql<{ isOpen: boolean }>`
    select exists (
      select from exams.question_file f
      join exams.exam_question q on q.question_version_id = f.question_version_id
      join exams.exam e on e.id = q.exam_id
      join exams.attempt a on a.exam_id = e.id
      where f.file_id = ${fileId} and case when a.trainee_id = ${actor.traineeId}
        then f.place = 'text' and a.state in ('created', 'inProgress', 'interrupted')
          or ${isTaken} and e.state in ('resultsInitial', 'resultsFinal', 'archived')
            and (f.place = 'text' or f.place = 'feedback' and e.show_feedback)
        else ${isTaken} and ${reachesPaper(actor)} end
      ) as "isOpen"`.execute(db)
  return rows[0]?.isOpen ?? false
}
