import { sql } from 'kysely'
import type { Output } from '#platform/shared/call.ts'
import type { Database } from '#platform/server/database.ts'
import type { attemptCalls } from '../../../contract/calls.ts'
import type { QuestionType } from '../../../rules/question.ts'
import { shuffled } from '../../../rules/shuffle.ts'

type Paper = Output<typeof attemptCalls.startExam>

/**
 * The questions as a trainee may see them: the statement itself selects no right answer, accepted text, model answer or
 * weight, and not which choice belongs to which item.
 */
export async function questionsForTrainee(
  db: Database,
  examId: number,
  attemptId: number,
): Promise<Paper['Questions']> {
  const { rows } = await sql<{
    id: number
    type: QuestionType
    text: string
    seconds: number
    units: boolean
    answers: { ID: number; Text: string; FileID: number | null; role: 'choice' | 'item' }[]
  }>`
    select eq.id, v.type, v.text, eq.seconds, coalesce((v.settings->>'units')::boolean, false) as units,
      coalesce((select jsonb_agg(jsonb_build_object('ID', k.id, 'Text', k.text, 'FileID', k.file_id, 'role', k.role)
          order by k.position)
        from exams.question_answer k where k.question_version_id = v.id and k.role in ('choice', 'item')), '[]') as answers
    from exams.exam_question eq
    join exams.question_version v on v.id = eq.question_version_id
    where eq.exam_id = ${examId}
    order by eq.position, eq.id`.execute(db)
  return rows.map((row, index) => {
    const as = (wanted: string) =>
      row.answers.filter(({ role }) => role === wanted).map(({ ID, Text, FileID }) => ({ ID, Text, FileID }))
    return {
      ExamQuestionID: row.id,
      Number: index + 1,
      Type: row.type,
      Text: row.text,
      Seconds: row.seconds,
      Answers: row.type === 'trueFalse' ? as('choice') : shuffled(as('choice'), attemptId, row.id),
      Items: as('item'),
      Units: row.units,
    }
  })
}

export async function givenBy(db: Database, attemptId: number): Promise<Paper['Given']> {
  return db
    .selectFrom('exams.answer')
    .where('attempt_id', '=', attemptId)
    .select(['exam_question_id as ExamQuestionID', 'seq as Seq', 'answer as Answer'])
    .orderBy('exam_question_id')
    .execute()
}
