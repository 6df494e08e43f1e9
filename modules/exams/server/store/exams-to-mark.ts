import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import { isOwnClass } from '#modules/classes/server/public.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { paperCalls } from '../../contract/calls.ts'
import { marksPapers } from '../../rules/attempt-states.ts'
import { partsOf } from '../../rules/actors.ts'
import type { ExamSettings } from '../../rules/settings.ts'
import { classCode, examColumns } from './exam-columns.ts'
import { isInState, stateAt } from './exam-state.ts'
import { examMatches } from './exams.ts'
import { waitsForMarks } from './correction/markings.ts'
import { isExaminerOf, reachesPaper } from './reach.ts'

/** On what the rows hang beside the query. */
export interface Marker extends Pick<ExamSettings, 'graceMinutes'> {
  readonly actor: Actor
  readonly now: Date
}

const marks = (actor: Actor, isExaminer: boolean): boolean => marksPapers(partsOf(actor, isExaminer))

const notToMark = ['draft', 'ready', 'archived'] as const

const closedByViolation = sql<boolean>`a.state = 'closedViolation'`
const waits = (actor: Actor) => sql<boolean>`(${waitsForMarks(actor)} or ${closedByViolation})`

/** Papers of the exam `e` that are so; nobody marks or reviews the own. */
const papersOfOthers = (actor: Actor, which: RawBuilder<boolean>) =>
  sql<number>`(select count(*)::integer from exams.attempt a
    where a.exam_id = e.id and ${which} and a.trainee_id is distinct from ${actor.traineeId}::integer)`

/** Few at any time, and found first: else the planner may walk all exams and look up the papers of each. */
const withPapersWaiting = (actor: Actor) => sql<boolean>`e.id = any(array(select a.exam_id from exams.attempt a
  where ${waits(actor)} and a.trainee_id is distinct from ${actor.traineeId}::integer))`

/** Exams with papers that the actor may mark or review. */
function narrowedToWaiting<Q extends { where(condition: RawBuilder<boolean>): Q }>(wanted: Q, actor: Actor): Q {
  const waiting = wanted.where(withPapersWaiting(actor))
  return marks(actor, false) ? waiting : waiting.where(isExaminerOf(actor))
}

/** How many papers wait for the actor in all the exams that `examsWithPapersWaiting` lists, and when the first was handed in. */
export async function countPapersToMark(
  db: Database,
  actor: Actor,
): Promise<{ readonly count: number; readonly oldest: string | null }> {
  const exams = narrowedToWaiting(
    db.selectFrom('exams.exam as e').select('e.id').where('e.state', 'not in', notToMark).where(reachesPaper(actor)),
    actor,
  )
  return db
    .selectFrom('exams.attempt as a')
    .where(waits(actor))
    .where(sql<boolean>`a.trainee_id is distinct from ${actor.traineeId}::integer`)
    .where('a.exam_id', 'in', exams)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('a.finished_at').as('oldest')])
    .executeTakeFirstOrThrow()
}

const announced = (db: Database) => db.selectFrom('exams.exam as e').where('e.state', 'not in', notToMark)

/** Announced exams with what waits in each for the actor. */
const rows = (db: Database, { actor, now, graceMinutes }: Marker) =>
  announced(db)
    .innerJoin('catalogue.course_facts as k', 'k.course_id', 'e.asked_course_id')
    .select([...examColumns, 'e.closes_at as ClosesAt'])
    .select([
      classCode.as('ClassCode'),
      stateAt(now, graceMinutes).as('State'),
      isExaminerOf(actor).as('isExaminer'),
      sql<number>`(select count(*)::integer from exams.attempt a where a.exam_id = e.id and a.state <> 'voided')`.as(
        'Papers',
      ),
      papersOfOthers(actor, waitsForMarks(actor)).as('Unmarked'),
      papersOfOthers(actor, closedByViolation).as('ToReview'),
    ])

type Query = Argument<typeof paperCalls.getInstructorExams>['query']
const shared = {
  lean: announced,
  id: 'e.id',
  search: examMatches,
  filters: {
    Mine: (isMine: boolean, { actor }: Marker) => (isMine ? isOwnClass(actor, 'e.class_id') : null),
    State: (state: NonNullable<Query['State']>, { now, graceMinutes }: Marker) => isInState(state, now, graceMinutes),
  },
  orders: { Code: { by: 'e.code', unique: true }, ClassCode: 'e.owner_code' },
} as const

export const examsToMark = listOf<typeof paperCalls.getInstructorExams, Marker>()({
  ...shared,
  reach: ({ actor }) => reachesPaper(actor),
  rows,
  filters: {
    ...shared.filters,
    CourseID: 'e.asked_course_id',
    instructorID: (id) =>
      sql`e.class_id = any(array(select class_id from classes.class_instructor_facts where instructor_id = ${id}))`,
  },
})

/** Only those with papers that the actor may mark or review. */
export const examsWithPapersWaiting = listOf<typeof paperCalls.getUnmarkedExams, Marker>()({
  ...shared,
  reach: ({ actor }) => reachesPaper(actor),
  rows: (db, marker) => narrowedToWaiting(rows(db, marker), marker.actor),
  lean: (db, { actor }) => narrowedToWaiting(announced(db), actor),
})

/** A row as it is sent: what its reader may do with its papers. */
export const asToMark = <Row extends { readonly isExaminer: boolean }>({ isExaminer, ...row }: Row, actor: Actor) => ({
  ...row,
  Actions: marks(actor, isExaminer) ? ['saveMarks'] : [],
})
