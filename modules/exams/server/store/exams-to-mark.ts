import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument, Output } from '#platform/shared/call.ts'
import { type Database } from '#platform/server/database.ts'
import { paged } from '#platform/server/paged.ts'
import type { paperCalls } from '../../contract/calls.ts'
import { marksPapers } from '../../rules/attempt-states.ts'
import { examSettings } from '../exam-settings.ts'
import { examOfClass } from './exam-columns.ts'
import { stateAt, storedAs } from './exam-state.ts'
import { examMatches } from './exams.ts'
import { isExaminerOf, partsOf, reachesClass } from './reach.ts'

type Query = Argument<typeof paperCalls.getUnmarkedExams>['query']

const marks = (actor: Actor, isExaminer: boolean): boolean => marksPapers(partsOf(actor, isExaminer))

const notToMark = ['draft', 'ready', 'archived'] as const

const columns = { ClosesAt: 'e.closes_at', Code: 'e.code', ClassCode: 'c.class_code' } as const

/** Papers of the exam `e` in this state; nobody marks or reviews the own. */
const papersOfOthers = (actor: Actor, state: 'awaitingManual' | 'closedViolation') =>
  sql<number>`(select count(*)::integer from exams.attempt a
    where a.exam_id = e.id and a.state = ${state} and a.trainee_id is distinct from ${actor.traineeId}::integer)`

/** Few at any time, and found first: else the planner may walk all exams and look up the papers of each. */
const withPapersWaiting = (actor: Actor) => sql<boolean>`e.id = any(array(select a.exam_id from exams.attempt a
  where a.state in ('awaitingManual', 'closedViolation') and a.trainee_id is distinct from ${actor.traineeId}::integer))`

/** Exams with papers that the actor may mark or review. */
function narrowedToWaiting<Q extends { where(condition: RawBuilder<boolean>): Q }>(wanted: Q, actor: Actor): Q {
  const waiting = wanted.where(withPapersWaiting(actor))
  return marks(actor, false) ? waiting : waiting.where(isExaminerOf(actor))
}

/** How many papers wait for the actor in all the exams that `examsToMark` lists as waiting. */
export async function countPapersToMark(db: Database, actor: Actor): Promise<number> {
  const exams = narrowedToWaiting(
    db.selectFrom('exams.exam as e').select('e.id').where('e.state', 'not in', notToMark).where(reachesClass(actor)),
    actor,
  )
  const { count } = await db
    .selectFrom('exams.attempt as a')
    .where('a.state', 'in', ['awaitingManual', 'closedViolation'])
    .where(sql<boolean>`a.trainee_id is distinct from ${actor.traineeId}::integer`)
    .where('a.exam_id', 'in', exams)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Published exams that the actor reaches, with what waits in each: of one instructor's classes where one is named, and
 * only those with papers that the actor may mark or review where `waiting`.
 */
export async function examsToMark(
  db: Database,
  actor: Actor,
  now: Date,
  query: Query,
  { instructorId = null, waiting = false }: { instructorId?: number | null; waiting?: boolean },
): Promise<Output<typeof paperCalls.getUnmarkedExams>> {
  const { graceMinutes } = await examSettings(db)
  const state = stateAt(now, graceMinutes)
  let wanted = db
    .selectFrom('exams.exam as e')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'e.class_id')
    .where('e.state', 'not in', notToMark)
    .where(reachesClass(actor))
  if (instructorId !== null)
    wanted = wanted.where(
      sql<boolean>`e.class_id = any(array(select class_id from classes.class_instructor_facts
        where instructor_id = ${instructorId}))`,
    )
  if (waiting) wanted = narrowedToWaiting(wanted, actor)
  if (query.State) {
    const stored = storedAs(query.State)
    wanted = wanted.where('e.state', 'in', stored)
    // one that the clock does not move needs no second look, and the planner knows how many there are
    if (stored.length > 1) wanted = wanted.where(sql<boolean>`${state} = ${query.State}`)
  }
  if (query.search) wanted = wanted.where(examMatches(query.search))
  const isDescending = query.sort === undefined || query.sort.startsWith('-')
  const column = columns[(query.sort ?? '-ClosesAt').replace('-', '') as keyof typeof columns]
  const ordered = wanted
    .select([...examOfClass, 'e.closes_at as ClosesAt'])
    .select([
      state.as('State'),
      isExaminerOf(actor).as('isExaminer'),
      sql<number>`(select count(*)::integer from exams.attempt a where a.exam_id = e.id and a.state <> 'voided')`.as(
        'Papers',
      ),
      papersOfOthers(actor, 'awaitingManual').as('Unmarked'),
      papersOfOthers(actor, 'closedViolation').as('ToReview'),
    ])
    .orderBy(column, isDescending ? 'desc' : 'asc')
    .orderBy('e.id', 'desc')
  const { rows, total } = await paged(ordered, wanted, query)
  return {
    Items: rows.map(({ isExaminer, ...row }) => ({ ...row, Actions: marks(actor, isExaminer) ? ['saveMarks'] : [] })),
    Total: total,
  }
}
