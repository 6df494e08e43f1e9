import { accountName } from '#modules/accounts/server/public.ts'
import { sql, type NotNull } from 'kysely'
import type { Language } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { questionFaults } from '../../rules/question-faults.ts'
import type { PossibleAnswer, QuestionType } from '../../rules/question.ts'
import { examFaults, type ExamFault } from '../../rules/readiness.ts'
import { answersOfVersion } from './papers/answer-rows.ts'
import { stateAt } from './exam-state.ts'

export interface StoredExamQuestion {
  readonly id: number
  readonly question_id: number
  readonly code: string
  readonly name: string
  readonly is_active: boolean
  readonly module_name: Trilingual | null
  readonly level_name: Trilingual | null
  readonly weight: number
  readonly seconds: number
  readonly type: QuestionType
  readonly text: string
  readonly answers: readonly PossibleAnswer[]
}

/** The questions in the exam's order, in the pinned version where there is one, else in the newest. */
export async function questionsOf(db: Database, examId: number): Promise<StoredExamQuestion[]> {
  const { rows } = await sql<StoredExamQuestion>`
    select eq.id, eq.question_id, q.code, q.name, q.is_active, m.module_name, l.name as level_name, eq.weight, eq.seconds,
      v.type, v.text, ${answersOfVersion} as answers
    from exams.exam_question eq
    join exams.question q on q.id = eq.question_id
    join exams.question_version v on v.id = coalesce(eq.question_version_id,
      (select c.id from exams.question_version c where c.question_id = q.id and c.version = q.current_version))
    left join catalogue.module_facts m on m.module_id = q.module_id
    left join lookups.question_level l on l.id = q.level_id
    where eq.exam_id = ${examId}
    order by eq.position, eq.id`.execute(db)
  return rows
}

/** Everything that keeps the exam from being ready. */
export function faultsOf(
  exam: { minutes: number; pass_degree: number; excellent_degree: number },
  questions: readonly StoredExamQuestion[],
): ExamFault[] {
  return examFaults({
    minutes: exam.minutes,
    passDegree: exam.pass_degree,
    excellentDegree: exam.excellent_degree,
    questions: questions.map((question) => ({ ...question, modelAnswer: '', isActive: question.is_active })),
  })
}

export const faultsOfQuestion = (question: StoredExamQuestion) => questionFaults({ ...question, modelAnswer: '' })

/** The exams of a class that share its 100 percent. */
export async function examsOfClass(db: Database, classId: number, now: Date, graceMinutes: number) {
  return db
    .selectFrom('exams.exam as e')
    .where('e.class_id', '=', classId)
    .select(['e.id as ID', 'e.code as Code', 'e.name as ExamName', 'e.share_percent as SharePercent'])
    .select(stateAt(now, graceMinutes).as('State'))
    .$narrowType<{ SharePercent: NotNull }>()
    .orderBy('e.starts_at')
    .orderBy('e.id')
    .execute()
}

/** In percent. */
export async function sharesOfClass(db: Database, classId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('exams.exam')
    .where('class_id', '=', classId)
    .select('share_percent')
    .$narrowType<{ share_percent: NotNull }>()
    .execute()
  return rows.map((row) => row.share_percent)
}

/** What was done with the exam, newest first: the acts of the event rows. */
export async function historyOf(db: Database, language: Language, examId: number) {
  return db
    .selectFrom('platform.event as v')
    .leftJoin('accounts.account_facts as b', 'b.account_id', 'v.actor_id')
    .where('v.subject_type', '=', 'exam')
    .where('v.subject_id', '=', examId)
    .select(['v.id as ID', 'v.at as At'])
    .select([
      sql<string>`split_part(v.kind, '.', 2)`.as('Kind'),
      accountName(language, 'b').as('By'),
      sql<string | null>`v.data ->> 'reason'`.as('Why'),
    ])
    .orderBy('v.id', 'desc')
    .limit(50)
    .execute()
}
