import { accountName } from '#modules/accounts/server/public.ts'
import { sql } from 'kysely'
import { changeRequests, waitsForAnother } from '#platform/server/change-requests.ts'
import type { Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import type { Asking } from '#platform/shared/record/second-person.ts'
import type { statisticsCalls } from '../../../contract/calls.ts'
import type { AlsoAccepted } from '../../../rules/answers/also-accepted.ts'
import type { ExamState } from '../../../rules/exam-states.ts'
import type { AnswerSettings, QuestionType } from '../../../rules/question.ts'
import type { OwnedBy } from '../../../rules/owners.ts'
import type { ScoredAnswer } from '../../../rules/scoring.ts'
import { sitters } from '../../owners/owners.ts'
import { classCode } from '../exam-columns.ts'
import { stateAt } from '../exam-state.ts'
import { reachesExam } from '../reach.ts'

type Row = Output<typeof statisticsCalls.getQuestionExams>['Items'][number]

interface Acceptance {
  readonly answer_id: number | null
  readonly text: string
  readonly tolerance: number | null
  readonly seen: string
  readonly needs_second: boolean
}

/** What waits to be accepted, and what is. */
export const acceptances = changeRequests<Acceptance & Readonly<Record<string, unknown>>>(
  'exams.accepted_answer',
  'exam_question_id',
)

export interface AskedQuestion extends OwnedBy {
  /** The question as this exam asks it. */
  readonly id: number
  readonly questionId: number
  readonly examId: number
  readonly code: string
  readonly state: ExamState
  readonly passDegree: number
  readonly excellentDegree: number
  readonly strict: boolean
  readonly type: QuestionType
  readonly weight: number
  readonly settings: AnswerSettings
  readonly answers: readonly ScoredAnswer[]
  readonly alsoAccepted: readonly AlsoAccepted[]
}

export interface ExamsReader {
  readonly actor: Actor
  readonly now: Date
  readonly graceMinutes: number
  readonly language: Language
}

/** A question of an exam that the actor reaches, with its key; the exam stays locked where `lock` says so. */
export async function askedQuestion(
  db: Database,
  { actor, now, graceMinutes }: Pick<ExamsReader, 'actor' | 'now' | 'graceMinutes'>,
  id: number,
  { lock }: { readonly lock: boolean },
): Promise<AskedQuestion | undefined> {
  const found = db
    .selectFrom('exams.exam_question as q')
    .innerJoin('exams.exam as e', 'e.id', 'q.exam_id')
    .innerJoin('exams.question_version as v', 'v.id', 'q.question_version_id')
    .where('q.id', '=', id)
    .where(reachesExam(actor))
    .select([
      'q.id',
      'q.question_id as questionId',
      'q.exam_id as examId',
      'e.code',
      'e.class_id',
      'e.course_id',
      'e.competition_id',
      'e.pass_degree as passDegree',
      'e.excellent_degree as excellentDegree',
      'e.strict_multi_answers as strict',
      'q.weight',
    ])
    .select([
      sql<QuestionType>`v.type`.as('type'),
      sql<AnswerSettings>`v.settings`.as('settings'),
      stateAt(now, graceMinutes).as('state'),
      sql<AskedQuestion['answers']>`coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'text', k.text,
          'isRight', k.is_right, 'role', k.role, 'fraction', k.fraction, 'tolerance', k.tolerance) order by k.position)
        from exams.question_answer k where k.question_version_id = v.id), '[]')`.as('answers'),
      sql<AskedQuestion['alsoAccepted']>`coalesce((select jsonb_agg(jsonb_build_object('answerId', x.answer_id,
          'text', x.text, 'tolerance', x.tolerance) order by x.id)
        from exams.accepted_answer x where x.exam_question_id = q.id and x.state = 'approved'), '[]')`.as(
        'alsoAccepted',
      ),
    ])
  return (lock ? found.forUpdate('e') : found).executeTakeFirst()
}

interface StoredRow extends Omit<Row, 'Preview' | 'Change' | 'Actions'> {
  readonly text: string
  readonly isOwn: boolean
  readonly Change: (NonNullable<Row['Change']> & Asking) | null
}

const utc = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const answerOf = sql`'AnswerID', x.answer_id, 'Text', case when x.answer_id is null then x.text else k.text end,
  'FileID', k.file_id, 'Tolerance', x.tolerance`

/** `isOwnExam` of the exam `e`, for the rows of a list: whoever may sit it, or has, reads no answer of it. */
const isOwn = (db: Database, { traineeId }: Actor) =>
  sql<boolean>`(${traineeId}::integer is not null and (
    exists (select from ${sitters(db)} s where s.exam_id = e.id and s.trainee_id = ${traineeId}::integer)
    or exists (select from exams.candidate k where k.exam_id = e.id and k.trainee_id = ${traineeId}::integer)))`

/** Exams that asked questions and have papers, with what each accepts beside the key. */
export const questionExams = listOf<typeof statisticsCalls.getQuestionExams, ExamsReader>()({
  reach: ({ actor }) => reachesExam(actor),
  rows: (db, { actor, now, graceMinutes, language }) =>
    db
      .selectFrom('exams.exam_question as eq')
      .innerJoin('exams.exam as e', 'e.id', 'eq.exam_id')
      .innerJoin('exams.question as q', 'q.id', 'eq.question_id')
      .innerJoin('exams.question_version as v', 'v.id', 'eq.question_version_id')
      .where('e.state', 'not in', ['draft', 'ready'])
      .select([
        'eq.id as ID',
        'eq.question_id as QuestionID',
        'q.code as Code',
        'v.text as text',
        'e.id as ExamID',
        'e.code as ExamCode',
        'e.name as ExamName',
        'e.competition_id as CompetitionID',
        'e.starts_at as StartsAt',
      ])
      .select([
        sql<StoredRow['Type']>`v.type`.as('Type'),
        isOwn(db, actor).as('isOwn'),
        classCode.as('ClassCode'),
        stateAt(now, graceMinutes).as('State'),
        sql<number>`(select count(*)::integer from exams.attempt a where a.exam_id = e.id and a.score is not null
          and a.state in ('autoMarked', 'awaitingManual', 'marked', 'final'))`.as('Papers'),
        sql<StoredRow['Answers']>`coalesce((select jsonb_agg(jsonb_build_object('ID', k.id, 'Text', k.text,
            'FileID', k.file_id, 'IsRight', k.is_right) order by k.position)
          from exams.question_answer k where k.question_version_id = v.id and k.role = 'choice'
            and v.type in ('multiChoice', 'multiAnswers', 'trueFalse')), '[]')`.as('Answers'),
        sql<StoredRow['Accepted']>`coalesce((select jsonb_agg(jsonb_build_object('ID', x.id, 'Reason', x.reason,
            'Since', ${utc('x.decided_at')}, ${answerOf}) order by x.id)
          from exams.accepted_answer x left join exams.question_answer k on k.id = x.answer_id
          where x.exam_question_id = eq.id and x.state = 'approved'), '[]')`.as('Accepted'),
        sql<
          StoredRow['Change']
        >`(select jsonb_build_object('ID', x.id, 'Reason', x.reason, 'AskedBy', coalesce(${accountName(language, 'b')}, ''),
            'AskedAt', ${utc('x.asked_at')}, 'asked_by', x.asked_by, 'asked_by_admin', x.asked_by_admin, ${answerOf})
          from exams.accepted_answer x left join exams.question_answer k on k.id = x.answer_id
          left join accounts.account_facts b on b.account_id = x.asked_by
          where x.exam_question_id = eq.id and x.state = 'asked')`.as('Change'),
      ]),
  id: 'eq.id',
  filters: { QuestionID: 'eq.question_id', ExamID: 'eq.exam_id' },
  orders: { StartsAt: 'e.starts_at' },
})

/** Answers that wait for a second person. */
export const answersToDecide = listOf<
  typeof statisticsCalls.getAnswersToDecide,
  Pick<ExamsReader, 'actor' | 'language'>
>()({
  reach: ({ actor }) => reachesExam(actor),
  rows: (db, { actor, language }) =>
    db
      .selectFrom('exams.accepted_answer as x')
      .innerJoin('exams.exam_question as eq', 'eq.id', 'x.exam_question_id')
      .innerJoin('exams.exam as e', 'e.id', 'eq.exam_id')
      .innerJoin('exams.question as q', 'q.id', 'eq.question_id')
      .innerJoin('exams.question_version as v', 'v.id', 'eq.question_version_id')
      .leftJoin('accounts.account_facts as b', 'b.account_id', 'x.asked_by')
      .where('x.state', '=', 'asked')
      .where(sql<boolean>`not ${isOwn(db, actor)}`)
      .select([
        'x.id as ID',
        'x.reason as Reason',
        'x.asked_at as AskedAt',
        'eq.question_id as QuestionID',
        'q.code as Code',
        'v.text as text',
        'e.id as ExamID',
        'e.name as ExamName',
      ])
      .select([classCode.as('ClassCode'), sql<string>`coalesce(${accountName(language, 'b')}, '')`.as('AskedBy')]),
  id: 'x.id',
  filters: { ToDecide: (isToDecide, { actor }) => (isToDecide ? waitsForAnother(actor, 'x') : null) },
  orders: { AskedAt: 'x.asked_at' },
})
