import { accountName } from '#modules/accounts/server/public.ts'
import { sql } from 'kysely'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Argument, Output } from '#platform/shared/call.ts'
import { actionsOnChange } from '#platform/shared/record/second-person.ts'
import { changeRequests, waitsForAnother } from '#platform/server/change-requests.ts'
import { matchesName, type Database } from '#platform/server/database.ts'
import { countList, listOf, readList } from '#platform/server/reading/list.ts'
import type { paperCalls } from '../../../contract/calls.ts'
import type { Grade } from '../../../rules/scoring.ts'
import type { Mark } from './give-marks.ts'
import { traineeName } from './papers.ts'
import { classCode } from '../exam-columns.ts'
import { reachesMarkChange } from '../reach.ts'

type Query = Argument<typeof paperCalls.getMarkChanges>['query']
type Listed = Output<typeof paperCalls.getMarkChanges>
type Change = NonNullable<Output<typeof paperCalls.getPaper>['Change']>

interface Asked {
  readonly paper_version: number
  readonly percent: number
  readonly grade: Grade
}

export const markChanges = changeRequests<Asked & Readonly<Record<string, unknown>>>(
  'exams.change_request',
  'attempt_id',
)

/** One mark of a request, as it stood and as it is asked for. */
export interface ChangedMark {
  readonly exam_question_id: number
  readonly from_score: number
  readonly from_comment: string
  readonly to_score: number
  readonly to_comment: string
}

export async function addMarks(db: Database, requestId: number, marks: readonly ChangedMark[]): Promise<void> {
  await db
    .insertInto('exams.change_request_mark')
    .values(marks.map((mark) => ({ request_id: requestId, ...mark })))
    .execute()
}

export const marksOf = (db: Database, requestId: number): Promise<ChangedMark[]> =>
  db
    .selectFrom('exams.change_request_mark')
    .select(['exam_question_id', 'from_score', 'from_comment', 'to_score', 'to_comment'])
    .where('request_id', '=', requestId)
    .orderBy('exam_question_id')
    .execute()

export const asGiven = (mark: ChangedMark): Mark => ({
  ExamQuestionID: mark.exam_question_id,
  Score: mark.to_score,
  Comment: mark.to_comment,
})

/** What waits on this paper, and what the actor, who marks it or not, may do about it; null where nothing does. */
export async function waitingOn(
  db: Database,
  actor: Actor,
  language: Language,
  attemptId: number,
  mayMark: boolean,
): Promise<{ change: Change; actions: string[] } | null> {
  const found = await db
    .selectFrom('exams.change_request as q')
    .leftJoin('accounts.account_facts as b', 'b.account_id', 'q.asked_by')
    .where('q.attempt_id', '=', attemptId)
    .where('q.state', '=', 'asked')
    .select(['q.id', 'q.reason', 'q.asked_by', 'q.asked_by_admin', 'q.asked_at', 'q.percent', 'q.grade'])
    .select(accountName(language, 'b').as('name'))
    .executeTakeFirst()
  if (!found) return null
  const { rows: Marks } = await sql<Change['Marks'][number]>`
    select numbered.number as "Number", numbered.weight as "Weight", m.from_score as "From", m.to_score as "To",
      m.from_comment as "FromComment", m.to_comment as "ToComment"
    from exams.change_request_mark m
    join (select id, weight, (row_number() over (order by position, id))::integer as number
      from exams.exam_question where exam_id = (select exam_id from exams.attempt where id = ${attemptId})) numbered
      on numbered.id = m.exam_question_id
    where m.request_id = ${found.id} order by numbered.number`.execute(db)
  return {
    change: {
      ID: found.id,
      Reason: found.reason,
      AskedBy: found.name ?? '',
      AskedAt: found.asked_at,
      To: { Percent: found.percent, Grade: found.grade as Grade },
      Marks,
    },
    actions: actionsOnChange(found, actor, mayMark),
  }
}

/** What was asked and decided about the marks of this paper, as lines of its history. */
export const changeHistory = (db: Database, language: Language, attemptId: number) =>
  markChanges.history(
    db,
    attemptId,
    (account) =>
      sql`(select ${accountName(language, 'b')} from accounts.account_facts b where b.account_id = ${account})`,
  )

/** On what the rows hang beside the query; names are in the language. */
export interface Decider {
  readonly actor: Actor
  readonly language: Language
}

/** Changes that wait on papers which the actor marks. */
export const waitingChanges = listOf<typeof paperCalls.getMarkChanges, Decider>()({
  reach: ({ actor }) => reachesMarkChange(actor),
  rows: (db, { language }) =>
    db
      .selectFrom('exams.change_request as q')
      .innerJoin('exams.attempt as a', 'a.id', 'q.attempt_id')
      .innerJoin('exams.exam as e', 'e.id', 'a.exam_id')
      .innerJoin('people.trainee_facts as t', 't.trainee_id', 'a.trainee_id')
      .leftJoin('accounts.account_facts as b', 'b.account_id', 'q.asked_by')
      .where('q.state', '=', 'asked')
      .select([
        'q.id as ID',
        'q.reason as Reason',
        'q.asked_at as AskedAt',
        'q.asked_by',
        'q.asked_by_admin',
        'q.percent',
        'q.grade',
        'e.id as ExamID',
        'e.name as ExamName',
        'e.class_id as CourseClassID',
        'e.competition_id as CompetitionID',
        'a.trainee_id as TraineeID',
        't.trainee_code as TraineeCode',
        'a.number as Number',
        'a.percent as was_percent',
        'a.grade as was_grade',
      ])
      .select([
        classCode.as('ClassCode'),
        traineeName('t').as('TraineeName'),
        accountName(language, 'b').as('AskedBy'),
      ]),
  id: 'q.id',
  search: (text) => matchesName('t.trainee_search', text),
  filters: { ToDecide: (isToDecide, { actor }) => (isToDecide ? waitsForAnother(actor, 'q') : null) },
  orders: {},
})

/** How many of them the actor may decide. */
export const countMarkChangesToDecide = (db: Database, actor: Actor): Promise<number> =>
  countList(db, waitingChanges, { ToDecide: true }, { actor, language: 'en' })

export async function listMarkChanges(db: Database, decider: Decider, query: Query): Promise<Listed> {
  const { rows, total } = await readList(db, waitingChanges, query, decider)
  return {
    Items: rows.map(({ asked_by, asked_by_admin, percent, grade, was_percent, was_grade, AskedBy, ...row }) => ({
      ...row,
      AskedBy: AskedBy ?? '',
      From: { Percent: was_percent, Grade: was_grade as Grade | null },
      To: { Percent: percent, Grade: grade as Grade },
      Actions: actionsOnChange({ asked_by, asked_by_admin }, decider.actor, true),
    })),
    Total: total,
  }
}
