import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { shuffled } from '../../../rules/shuffle.ts'
import type { QuestionType } from '../../../rules/question.ts'
import type { AnswerRole } from '../../../rules/scoring.ts'

interface StoredAnswer {
  readonly id: number
  readonly text: string
  readonly role: AnswerRole
  readonly isRight: boolean
  readonly match: string | null
  readonly tolerance: number | null
}

/**
 * An exam's questions as they are printed, in the pinned version where there is one, else in the newest. What can be chosen
 * stands in an order of the exam's own: banks tend to name the right answer first. `Right` and `ModelAnswer` are the key.
 */
export async function sheetOf(db: Database, examId: number) {
  const { rows } = await sql<{
    id: number
    type: QuestionType
    text: string
    model_answer: string
    weight: number
    answers: StoredAnswer[]
  }>`
    select eq.id, v.type, v.text, v.model_answer, eq.weight,
      coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'text', k.text, 'role', k.role, 'isRight', k.is_right,
          'match', m.text, 'tolerance', k.tolerance) order by k.position)
        from exams.question_answer k
        left join exams.question_answer m on m.question_version_id = v.id and m.position = k.match_position
        where k.question_version_id = v.id), '[]') as answers
    from exams.exam_question eq
    join exams.question q on q.id = eq.question_id
    join exams.question_version v on v.id = coalesce(eq.question_version_id,
      (select c.id from exams.question_version c where c.question_id = q.id and c.version = q.current_version))
    where eq.exam_id = ${examId}
    order by eq.position, eq.id`.execute(db)
  return rows.map((row, index) => {
    const choices = row.answers.filter(({ role }) => role === 'choice')
    const items = row.answers.filter(({ role }) => role === 'item')
    return {
      Number: index + 1,
      Type: row.type,
      Text: row.text,
      Weight: row.weight,
      Choices: (row.type === 'trueFalse' ? choices : shuffled(choices, examId, row.id)).map(({ text }) => text),
      Items: items.map(({ text }) => text),
      ModelAnswer: row.model_answer,
      Right:
        row.type === 'matching'
          ? items.map(({ text, match }) => `${text}: ${match ?? ''}`)
          : row.answers
              .filter(({ isRight, role }) => isRight || role === 'accepted')
              .map(({ text, tolerance }) => (tolerance ? `${text} ± ${tolerance}` : text)),
    }
  })
}
