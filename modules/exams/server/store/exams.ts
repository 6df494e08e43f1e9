import { sql } from 'kysely'
import { instantOf } from '#platform/shared/values/dates.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { anyOf, matches, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { nearestFirst } from '#platform/server/reading/nearest-first.ts'
import { classMatches } from '#modules/classes/server/public.ts'
import type { examCalls } from '../../contract/calls.ts'
import { examActionsFor, examStatesAhead, type ExamState } from '../../rules/exam-states.ts'
import { partsOf } from '../../rules/actors.ts'
import { classStatesForExams, type OwnedBy } from '../../rules/owners.ts'
import type { ExamSettings } from '../../rules/settings.ts'
import { sitters } from '../owners/owners.ts'
import { classCode, courseName } from './exam-columns.ts'
import { isInState, stateAt } from './exam-state.ts'
import { isExaminerOf, reachesExam } from './reach.ts'

/** On what an exam's row hangs beside the query; the settings decide its state at `now`. */
export interface ExamReader extends Pick<ExamSettings, 'graceMinutes'> {
  readonly actor: Actor
  readonly now: Date
  readonly timeZone: string
}

/** Whether whose the exam is takes one yet: a class that is called off or over takes none. */
const takesExamsYet = sql<boolean>`(e.class_id is null or exists (select 1 from classes.class_facts s
  where s.class_id = e.class_id and s.class_state in (${anyOf(classStatesForExams)})))`

/** What every reply about an exam starts with. */
export function examRows(db: Database, { actor, now, graceMinutes }: ExamReader) {
  return db
    .selectFrom('exams.exam as e')
    .innerJoin('catalogue.course_facts as k', 'k.course_id', 'e.asked_course_id')
    .select([
      'e.id as ID',
      'e.code as Code',
      'e.name as ExamName',
      'e.class_id as CourseClassID',
      'e.competition_id as CompetitionID',
      'k.course_id as CourseID',
      'k.course_code as CourseCode',
      'e.starts_at as StartsAt',
      'e.closes_at as ClosesAt',
      'e.minutes as Minutes',
      'e.share_percent as SharePercent',
      'e.version as Version',
    ])
    .select([
      courseName.as('CourseName'),
      classCode.as('ClassCode'),
      stateAt(now, graceMinutes).as('State'),
      isExaminerOf(actor).as('isExaminer'),
      takesExamsYet.as('takesExams'),
      sql<number>`(select count(*)::integer from exams.exam_question q where q.exam_id = e.id)`.as('Questions'),
      sql<number>`(select coalesce(sum(q.weight), 0) from exams.exam_question q where q.exam_id = e.id)`.as('Weight'),
      sql<number>`(select count(*)::integer from ${sitters(db)} r where r.exam_id = e.id)`.as('Enrolled'),
      sql<number>`(select count(*)::integer from exams.attempt a where a.exam_id = e.id and a.state <> 'voided')`.as(
        'Papers',
      ),
      sql<number>`(select count(*)::integer from exams.attempt a where a.exam_id = e.id and a.state = 'awaitingManual')`.as(
        'Unmarked',
      ),
    ])
}

interface ActedOn {
  readonly State: ExamState
  readonly isExaminer: boolean
  readonly takesExams: boolean
  readonly CompetitionID: number | null
}

export function withActions<R extends ActedOn>(row: R, actor: Actor) {
  const { isExaminer, takesExams, ...rest } = row
  const actions = examActionsFor(row.State, partsOf(actor, isExaminer), row.CompetitionID !== null)
  return { ...rest, Actions: actions.filter((action) => takesExams || action !== 'publish') }
}

/** The one exam with this id that the actor reaches. */
export const findExam = (db: Database, reader: ExamReader, id: number) =>
  examRows(db, reader).where(reachesExam(reader.actor)).where('e.id', '=', id)

/** By its code or name, or by its class's or course's. Three parts, each with its index. */
export const examMatches = (search: string) => sql<boolean>`e.id = any(array(
  select x.id from exams.exam x where ${matches('x.search', search)}
  union all
  select x.id from exams.exam x where ${classMatches('x.class_id', search)}
  union all
  select x.id from exams.exam x join catalogue.course_facts f on f.course_id = x.course_id
  where ${matches('f.course_search', search)}))`

/** Word for word as the index `exam_nearest` has it. */
const nearest = nearestFirst(sql`e.state in (${anyOf(examStatesAhead)})`, sql`e.starts_at`, 'timestamptz')

/** Exams, as their list asks for them. */
export const exams = listOf<typeof examCalls.searchExams, ExamReader>()({
  reach: ({ actor }) => reachesExam(actor),
  rows: examRows,
  id: 'e.id',
  search: examMatches,
  filters: {
    ExamTypeID: 'e.exam_type_id',
    State: (state, { now, graceMinutes }) => isInState(state, now, graceMinutes),
    From: (day, { timeZone }) => sql`e.starts_at >= ${instantOf(day, '00:00', timeZone)}`,
    Until: (day, { timeZone }) => sql`e.starts_at <= ${instantOf(day, '23:59', timeZone)}`,
  },
  orders: { Nearest: nearest, Code: { by: 'e.code', unique: true }, ClassCode: 'e.owner_code' },
})

export interface LoadedExam extends OwnedBy {
  readonly id: number
  readonly code: string
  /** The course whose questions it asks. */
  readonly courseId: number
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
    .where('e.id', '=', id)
    .where(reachesExam(actor))
    .select([
      'e.id',
      'e.code',
      'e.class_id',
      'e.course_id',
      'e.competition_id',
      'e.asked_course_id as courseId',
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
