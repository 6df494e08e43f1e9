import { accountName } from '#modules/accounts/server/public.ts'
import { sql } from 'kysely'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import { peopleBehind } from '#platform/shared/record/second-person.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { matchesName, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { paperCalls, resultCalls } from '../../../contract/calls.ts'
import { grievanceActions, type GrievanceState } from '../../../rules/marking/grievances.ts'
import type { OwnedBy } from '../../../rules/owners.ts'
import { classCode, courseName, examColumns } from '../exam-columns.ts'
import { traineeName } from '../papers/papers.ts'
import { reachesGrievance, reachesSitting } from '../reach.ts'
import { hasJudged } from './markings.ts'

interface Reader {
  readonly actor: Actor
  readonly language: Language
}

/** What trainees hold against results, as their list asks for it. */
export const grievances = listOf<typeof resultCalls.searchGrievances, Reader>()({
  reach: ({ actor }) => reachesGrievance(actor),
  rows: (db, { language }) =>
    db
      .selectFrom('exams.grievance as g')
      .innerJoin('exams.attempt as a', 'a.id', 'g.attempt_id')
      .innerJoin('exams.exam as e', 'e.id', 'a.exam_id')
      .innerJoin('catalogue.course_facts as k', 'k.course_id', 'e.asked_course_id')
      .innerJoin('people.trainee_facts as t', 't.trainee_id', 'a.trainee_id')
      .leftJoin('accounts.account_facts as b', 'b.account_id', 'g.decided_by')
      .select([
        'g.id as ID',
        ...examColumns,
        'a.number as Number',
        'a.trainee_id as TraineeID',
        't.trainee_code as TraineeCode',
        'g.percent as Percent',
        'g.reason as Reason',
        'g.state as State',
        'g.asked_at as AskedAt',
        'g.answer as Answer',
        'g.decided_at as DecidedAt',
        'g.new_percent as NewPercent',
      ])
      .select([
        classCode.as('ClassCode'),
        traineeName('t').as('TraineeName'),
        accountName(language, 'b').as('DecidedBy'),
      ]),
  id: 'g.id',
  search: (text) => matchesName('t.trainee_search', text),
  filters: { State: 'g.state', ExamID: 'a.exam_id', CourseClassID: 'e.class_id' },
  orders: { AskedAt: 'g.asked_at' },
})

type OnPaper = Output<typeof paperCalls.getPaper>['Grievance']

/** What is held against this paper, for whoever reads it; `mayDecide`: the reader marks it. */
export async function grievanceOf(
  db: Database,
  actor: Actor,
  language: Language,
  attemptId: number,
  mayDecide: boolean,
): Promise<OnPaper> {
  const found = await db
    .selectFrom('exams.grievance as g')
    .innerJoin('exams.attempt as a', 'a.id', 'g.attempt_id')
    .leftJoin('accounts.account_facts as b', 'b.account_id', 'g.decided_by')
    .where('g.attempt_id', '=', attemptId)
    .where('g.state', '<>', 'withdrawn')
    .where(reachesGrievance(actor))
    .select([
      'g.id as ID',
      'g.reason as Reason',
      'g.state as State',
      'g.asked_at as AskedAt',
      'g.answer as Answer',
      'g.decided_at as DecidedAt',
      'g.version as Version',
    ])
    .select(accountName(language, 'b').as('DecidedBy'))
    .executeTakeFirst()
  if (!found) return null
  const actions = mayDecide ? grievanceActions(found.State, 'marker') : []
  // Who judged the paper does not uphold what is held against it.
  const judged = actions.includes('upholdGrievance') && (await hasJudged(db, attemptId, peopleBehind(actor)))
  return { ...found, Actions: judged ? actions.filter((action) => action !== 'upholdGrievance') : actions }
}

export interface StoredGrievance extends OwnedBy {
  readonly id: number
  readonly attemptId: number
  readonly examId: number
  readonly traineeId: number
  readonly attemptNumber: number
  readonly state: GrievanceState
  readonly version: number
}

/** A grievance that the actor reaches, locked where its paper is. */
export const lockedGrievance = (db: Database, actor: Actor, id: number): Promise<StoredGrievance | undefined> =>
  db
    .selectFrom('exams.grievance as g')
    .innerJoin('exams.attempt as a', 'a.id', 'g.attempt_id')
    .innerJoin('exams.exam as e', 'e.id', 'a.exam_id')
    .where('g.id', '=', id)
    .where(reachesGrievance(actor))
    .select([
      'g.id',
      'a.id as attemptId',
      'a.exam_id as examId',
      'a.trainee_id as traineeId',
      'a.number as attemptNumber',
    ])
    .select(['g.state', 'g.version', 'e.class_id', 'e.course_id', 'e.competition_id'])
    .forUpdate(['a', 'g'])
    .executeTakeFirst()

export interface OwnResult extends OwnedBy {
  readonly attemptId: number
  readonly ExamID: number
  readonly Code: string
  readonly ExamName: Trilingual
  readonly CourseClassID: number | null
  readonly ClassCode: string | null
  readonly CourseName: Trilingual
  readonly Number: number
  readonly Percent: number | null
  readonly finalAt: string
  readonly traineeId: number
  readonly grievance: {
    readonly ID: number
    readonly Reason: string
    readonly State: GrievanceState
    readonly AskedAt: string
    readonly Answer: string | null
    readonly DecidedAt: string | null
    readonly Percent: number | null
    readonly NewPercent: number | null
    readonly Version: number
  } | null
}

/** A trainee's own papers whose results are final, with when they became so and what is held against them. */
export async function ownResults(
  db: Database,
  actor: Actor,
  only: { readonly examId: number; readonly number: number } | null,
): Promise<OwnResult[]> {
  const { rows } = await sql<OwnResult>`
    select a.id as "attemptId", e.id as "ExamID", e.code as "Code", e.name as "ExamName", e.class_id as "CourseClassID",
      e.class_id, e.course_id, e.competition_id, ${classCode} as "ClassCode", ${courseName} as "CourseName", a.number as "Number", a.percent as "Percent",
      a.trainee_id as "traineeId",
      to_char(greatest(e.results_final_at, (select max(v.at) from exams.attempt_event v
        where v.attempt_id = a.id and v.kind = 'finalised')) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "finalAt",
      (select jsonb_build_object('ID', g.id, 'Reason', g.reason, 'State', g.state, 'AskedAt', ${utc('g.asked_at')}, 'Answer', g.answer,
          'DecidedAt', ${utc('g.decided_at')}, 'Percent', g.percent, 'NewPercent', g.new_percent, 'Version', g.version)
        from exams.grievance g where g.attempt_id = a.id order by g.id desc limit 1) as grievance
    from exams.attempt a
    join exams.exam e on e.id = a.exam_id
    join catalogue.course_facts k on k.course_id = e.asked_course_id
    where ${reachesSitting(actor)} and a.state = 'final'
      -- competitions have appeals of their own
      and e.competition_id is null
      and e.state in ('resultsFinal', 'archived') and e.results_final_at is not null
      and (${only?.examId ?? null}::integer is null or (e.id = ${only?.examId ?? null}::integer and a.number = ${only?.number ?? null}::integer))
    order by e.results_final_at desc, a.number desc limit 200`.execute(db)
  return rows
}

const utc = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The own paper, locked, so that two grievances at once do not both find none. */
export const lockPaper = (db: Database, attemptId: number) =>
  db.selectFrom('exams.attempt').where('id', '=', attemptId).select('id').forUpdate().executeTakeFirst()

export async function addGrievance(
  db: Database,
  grievance: { attemptId: number; reason: string; percent: number | null; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('exams.grievance')
    .values({
      attempt_id: grievance.attemptId,
      reason: grievance.reason,
      percent: grievance.percent,
      asked_at: grievance.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Answers that the machine had marked and a person marks now keep that mark. */
export async function setByHand(db: Database, attemptId: number, questionIds: readonly number[]): Promise<void> {
  if (questionIds.length === 0) return
  await db
    .updateTable('exams.answer')
    .set({ is_set_by_hand: true })
    .where('attempt_id', '=', attemptId)
    .where('exam_question_id', 'in', questionIds)
    .execute()
}
