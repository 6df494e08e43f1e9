import { sql } from 'kysely'
import type { Output } from '#platform/shared/call.ts'
import type { Database } from '#platform/server/database.ts'
import type { attemptCalls } from '../../contract/calls.ts'
import type { QuestionType } from '../../rules/question.ts'
import { shuffled } from '../../rules/shuffle.ts'

type Paper = Output<typeof attemptCalls.startExam>

/** The questions as a trainee may see them: the statement itself selects no right answer, model answer or weight. */
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
    answers: { ID: number; Text: string }[]
  }>`
    select eq.id, v.type, v.text, eq.seconds,
      coalesce((select jsonb_agg(jsonb_build_object('ID', k.id, 'Text', k.text) order by k.position)
        from exams.question_answer k where k.question_version_id = v.id), '[]') as answers
    from exams.exam_question eq
    join exams.question_version v on v.id = eq.question_version_id
    where eq.exam_id = ${examId}
    order by eq.position, eq.id`.execute(db)
  return rows.map((row, index) => ({
    ExamQuestionID: row.id,
    Number: index + 1,
    Type: row.type,
    Text: row.text,
    Seconds: row.seconds,
    Answers: row.type === 'trueFalse' ? row.answers : shuffled(row.answers, attemptId, row.id),
  }))
}

export async function givenBy(db: Database, attemptId: number): Promise<Paper['Given']> {
  return db
    .selectFrom('exams.answer')
    .where('attempt_id', '=', attemptId)
    .select(['exam_question_id as ExamQuestionID', 'seq as Seq', 'answer as Answer'])
    .orderBy('exam_question_id')
    .execute()
}
