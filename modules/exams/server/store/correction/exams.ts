import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { paperCalls } from '../../../contract/calls.ts'
import { classCode, examColumns } from '../exam-columns.ts'
import { isInState, stateAt } from '../exam-state.ts'
import { examMatches } from '../exams.ts'
import type { Marker } from '../exams-to-mark.ts'
import { isExaminerOf, reachesPaper } from '../reach.ts'
import { waitsForMarks } from './markings.ts'

const ofOthers = (actor: Actor) => sql`a.trainee_id is distinct from ${actor.traineeId}::integer`
const papers = (which: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::integer from exams.attempt a where a.exam_id = e.id and ${which})`
const undecided = sql`exists (select from exams.grievance g where g.attempt_id = a.id and g.state = 'underReview')`

/** Exams of which somebody has handed in a paper. */
const withPapers = (db: Database) =>
  db
    .selectFrom('exams.exam as e')
    // Papers of competitions stand on pages of their own.
    .where('e.competition_id', 'is', null)
    .where('e.state', 'not in', ['draft', 'ready'])
    .where(
      sql<boolean>`exists (select from exams.attempt a where a.exam_id = e.id and a.finished_at is not null and a.state <> 'voided')`,
    )

const counted = (exams: ReturnType<typeof withPapers>, { actor, now, graceMinutes }: Marker) =>
  exams
    .innerJoin('catalogue.course_facts as k', 'k.course_id', 'e.asked_course_id')
    .select([...examColumns, 'e.closes_at as ClosesAt'])
    .select([
      classCode.as('ClassCode'),
      stateAt(now, graceMinutes).as('State'),
      papers(sql`a.finished_at is not null and a.state <> 'voided'`).as('HandedIn'),
      papers(sql`${waitsForMarks(actor)} and ${ofOthers(actor)}`).as('ToMark'),
      papers(sql`a.state = 'closedViolation' and ${ofOthers(actor)}`).as('ToReview'),
      papers(sql`a.state = 'final'`).as('Final'),
      papers(undecided).as('Grievances'),
    ])

/** Few at any time, and found first. */
const waiting = (actor: Actor) => sql<boolean>`e.id = any(array(
  select a.exam_id from exams.attempt a where ${waitsForMarks(actor)} and ${ofOthers(actor)}
  union all select a.exam_id from exams.attempt a where a.state = 'closedViolation' and ${ofOthers(actor)}
  union all select a.exam_id from exams.grievance g join exams.attempt a on a.id = g.attempt_id where g.state = 'underReview'))`

/** Exams with papers, as the pages of correction list them. */
export const examsToCorrect = listOf<typeof paperCalls.searchExamsToCorrect, Marker>()({
  reach: ({ actor }) => reachesPaper(actor),
  rows: (db, marker) => counted(withPapers(db), marker),
  lean: withPapers,
  id: 'e.id',
  search: examMatches,
  filters: {
    State: (state, { now, graceMinutes }) => isInState(state, now, graceMinutes),
    CourseClassID: 'e.class_id',
    CourseID: 'e.asked_course_id',
    ExamID: 'e.id',
    Waiting: (isWaiting, { actor }) => (isWaiting ? waiting(actor) : null),
  },
  orders: { Code: { by: 'e.code', unique: true }, ClassCode: 'e.owner_code' },
})

/** One exam whose papers the actor reaches, sat or not. */
export const examToCorrect = (db: Database, marker: Marker, examId: number) =>
  counted(db.selectFrom('exams.exam as e').where('e.state', 'not in', ['draft', 'ready']), marker)
    .where(reachesPaper(marker.actor))
    .where('e.id', '=', examId)
    .select(['e.state as examState', 'e.two_markers as TwoMarkers', 'e.version as Version'])
    .select(isExaminerOf(marker.actor).as('isExaminer'))
    .executeTakeFirst()
