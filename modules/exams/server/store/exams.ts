import { sql } from 'kysely'
import { instantOf } from '#platform/shared/dates.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument, Output } from '#platform/shared/call.ts'
import { matches, type Database } from '#platform/server/database.ts'
import { paged } from '#platform/server/paged.ts'
import { classMatches } from '#modules/classes/server/public.ts'
import type { examCalls } from '../../contract/calls.ts'
import { examActionsFor, type ExamState } from '../../rules/exam-states.ts'
import { examSettings } from '../exam-settings.ts'
import { stateAt, storedAs } from './exam-state.ts'
import { isExaminerOf, partsOf, reachesClass } from './reach.ts'

type Query = Argument<typeof examCalls.searchExams>['query']
type Row = Output<typeof examCalls.searchExams>['Items'][number]

const columns = { StartsAt: 'e.starts_at', Code: 'e.code', ClassCode: 'c.class_code' } as const

/** What every reply about an exam starts with; `now` decides its state. */
export function examRows(db: Database, actor: Actor, now: Date, graceMinutes: number) {
  return db
    .selectFrom('exams.exam as e')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'e.class_id')
    .where(reachesClass(actor))
    .select([
      'e.id as ID',
      'e.code as Code',
      'e.name as ExamName',
      'e.class_id as CourseClassID',
      'c.class_code as ClassCode',
      'c.course_id as CourseID',
      'c.course_code as CourseCode',
      'c.course_name as CourseName',
      'e.starts_at as StartsAt',
      'e.closes_at as ClosesAt',
      'e.minutes as Minutes',
      'e.share_percent as SharePercent',
      'e.version as Version',
    ])
    .select([
      stateAt(now, graceMinutes).as('State'),
      isExaminerOf(actor).as('isExaminer'),
      sql<number>`(select count(*)::integer from exams.exam_question q where q.exam_id = e.id)`.as('Questions'),
      sql<number>`(select coalesce(sum(q.weight), 0) from exams.exam_question q where q.exam_id = e.id)`.as('Weight'),
      sql<number>`coalesce((select r.enrolled from classes.enrolled_facts r where r.class_id = e.class_id), 0)`.as(
        'Enrolled',
      ),
      sql<number>`(select count(*)::integer from exams.attempt a where a.exam_id = e.id and a.state <> 'voided')`.as(
        'Papers',
      ),
      sql<number>`(select count(*)::integer from exams.attempt a where a.exam_id = e.id and a.state = 'awaitingManual')`.as(
        'Unmarked',
      ),
    ])
}

export function withActions<R extends { State: ExamState; isExaminer: boolean }>(row: R, actor: Actor) {
  const { isExaminer, ...rest } = row
  return { ...rest, Actions: examActionsFor(row.State, partsOf(actor, isExaminer)) }
}

/** By its code or name, or by its class's. Two halves, each with its index. */
export const examMatches = (search: string) => sql<boolean>`e.id = any(array(
  select x.id from exams.exam x where ${matches('x.search', search)}
  union all
  select x.id from exams.exam x where ${classMatches('x.class_id', search)}))`

export async function searchExams(
  db: Database,
  actor: Actor,
  query: Query,
  now: Date,
): Promise<{ Items: Row[]; Total: number }> {
  const { graceMinutes, timeZone } = await examSettings(db)
  const state = stateAt(now, graceMinutes)
  let wanted = examRows(db, actor, now, graceMinutes)
  if (query.CourseClassID) wanted = wanted.where('e.class_id', '=', query.CourseClassID)
  if (query.CourseID) wanted = wanted.where('c.course_id', '=', query.CourseID)
  if (query.State)
    wanted = wanted.where('e.state', 'in', storedAs(query.State)).where(sql<boolean>`${state} = ${query.State}`)
  if (query.From) wanted = wanted.where('e.starts_at', '>=', instantOf(query.From, '00:00', timeZone) as never)
  if (query.Until) wanted = wanted.where('e.starts_at', '<=', instantOf(query.Until, '23:59', timeZone) as never)
  if (query.search) wanted = wanted.where(examMatches(query.search))
  const isDescending = query.sort === undefined || query.sort.startsWith('-')
  const column = columns[(query.sort ?? '-StartsAt').replace('-', '') as keyof typeof columns]
  const ordered = wanted.orderBy(column, isDescending ? 'desc' : 'asc').orderBy('e.id', 'desc')
  const { rows, total } = await paged(ordered, wanted, query)
  return { Items: rows.map((row) => withActions(row, actor)), Total: total }
}

export interface LoadedExam {
  readonly id: number
  readonly code: string
  readonly class_id: number
  readonly course_id: number
  readonly starts_at: string
  readonly closes_at: string
  readonly minutes: number
  readonly pass_degree: number
  readonly excellent_degree: number
  readonly state: ExamState
  readonly version: number
  readonly isExaminer: boolean
}

/** The exam that the actor reaches, locked until the transaction ends; `state` is what it is at `now`. */
export function lockedExam(
  db: Database,
  actor: Actor,
  id: number,
  now: Date,
  graceMinutes: number,
): Promise<LoadedExam | undefined> {
  return db
    .selectFrom('exams.exam as e')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'e.class_id')
    .where('e.id', '=', id)
    .where(reachesClass(actor))
    .select([
      'e.id',
      'e.code',
      'e.class_id',
      'c.course_id',
      'e.starts_at',
      'e.closes_at',
      'e.minutes',
      'e.pass_degree',
      'e.excellent_degree',
      'e.version',
    ])
    .select([stateAt(now, graceMinutes).as('state'), isExaminerOf(actor).as('isExaminer')])
    .forUpdate('e')
    .executeTakeFirst()
}
