import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { PossibleAnswer, QuestionContent } from '../../../rules/question.ts'
import type { AnswerRole } from '../../../rules/scoring.ts'

interface AnswerRow {
  readonly role: AnswerRole
  readonly text: string
  readonly is_right: boolean
  readonly fraction: number | null
  readonly tolerance: number | null
  readonly match_position: number | null
  readonly feedback: string
  readonly file_id: number | null
}

const rowOf = (answer: PossibleAnswer, role: AnswerRole): AnswerRow => ({
  role,
  text: answer.text,
  is_right: answer.isRight,
  fraction: answer.fraction ?? null,
  tolerance: answer.tolerance ?? null,
  match_position: null,
  feedback: answer.feedback ?? '',
  file_id: answer.fileId ?? null,
})

/**
 * The answers as they are stored. Both halves of a pair get rows, and so ids, of their own: what can be chosen must not
 * tell by its id where it belongs. The same second half of two pairs is one choice.
 */
function rowsOf({ type, answers }: QuestionContent): AnswerRow[] {
  if (type !== 'matching') {
    const role = type === 'shortAnswer' || type === 'numerical' ? 'accepted' : 'choice'
    return answers.map((answer) => rowOf(answer, role))
  }
  const items = answers.filter((answer) => answer.text !== '' || answer.fileId)
  const choices = [...new Set(answers.map((answer) => answer.match ?? ''))]
  return [
    ...items.map((answer) => ({
      ...rowOf(answer, 'item'),
      is_right: true,
      match_position: items.length + choices.indexOf(answer.match ?? '') + 1,
    })),
    ...choices.map((text) => ({
      ...rowOf({ text, isRight: items.some((item) => item.match === text) }, 'choice'),
    })),
  ]
}

export async function insertAnswers(db: Database, versionId: number, content: QuestionContent): Promise<void> {
  const rows = rowsOf(content).map((row, index) => ({ question_version_id: versionId, position: index + 1, ...row }))
  if (rows.length === 0) return
  // Banks tend to name the right answer first: rows inserted in a random order get ids that tell nothing.
  for (let last = rows.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    const kept = rows[last]!
    rows[last] = rows[other]!
    rows[other] = kept
  }
  await db.insertInto('exams.question_answer').values(rows).execute()
}

/** The answers of the version `v` as the rules see them, in the bank's order: pairs are put together again. */
export const answersOfVersion = sql<PossibleAnswer[]>`coalesce((
  select jsonb_agg(jsonb_build_object('text', case when k.role = 'choice' and v.type = 'matching' then '' else k.text end,
      'isRight', k.is_right, 'fraction', k.fraction, 'tolerance', k.tolerance, 'feedback', k.feedback, 'fileId', k.file_id,
      'match', case when v.type = 'matching' then coalesce(m.text, k.text) else '' end) order by k.position)
  from exams.question_answer k
  left join exams.question_answer m on m.question_version_id = k.question_version_id and m.position = k.match_position
  where k.question_version_id = v.id and (v.type <> 'matching' or k.role = 'item' or not k.is_right)), '[]')`
