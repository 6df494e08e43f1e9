import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import type { Database } from '#platform/server/database.ts'
import type { paperCalls } from '../../contract/calls.ts'
import type { ExamPart } from '../../rules/actors.ts'
import { examSettings } from '../exam-settings.ts'
import { stateAt } from './exam-state.ts'
import { isExaminerOf, partsOf, reachesClass } from './reach.ts'

const markers: readonly ExamPart[] = ['admin', 'corrector', 'examiner', 'evaluator']

/** Published exams that the actor reaches with what waits in each; of one instructor's classes where one is named. */
export async function examsToMark(
  db: Database,
  actor: Actor,
  now: Date,
  instructorId: number | null,
): Promise<Output<typeof paperCalls.getUnmarkedExams>> {
  const { graceMinutes } = await examSettings(db)
  let wanted = db
    .selectFrom('exams.exam as e')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'e.class_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('exams.attempt as a')
          .whereRef('a.exam_id', '=', 'e.id')
          .where('a.state', '<>', 'voided')
          .select([
            sql<number>`count(*)::integer`.as('papers'),
            sql<number>`(count(*) filter (where a.state = 'awaitingManual' and a.trainee_id is distinct from ${actor.traineeId}::integer))::integer`.as(
              'unmarked',
            ),
            sql<number>`(count(*) filter (where a.state = 'closedViolation' and a.trainee_id is distinct from ${actor.traineeId}::integer))::integer`.as(
              'violations',
            ),
          ])
          .as('n'),
      (join) => join.onTrue(),
    )
    .where('e.state', 'not in', ['draft', 'ready', 'archived'])
    .where(reachesClass(actor))
    .select([
      'e.id as ExamID',
      'e.code as Code',
      'e.name as ExamName',
      'e.class_id as CourseClassID',
      'c.class_code as ClassCode',
      'c.course_name as CourseName',
      'e.closes_at as ClosesAt',
    ])
    .select([
      stateAt(now, graceMinutes).as('State'),
      isExaminerOf(actor).as('isExaminer'),
      sql<number>`coalesce(n.papers, 0)`.as('Papers'),
      sql<number>`coalesce(n.unmarked, 0)`.as('Unmarked'),
      sql<number>`coalesce(n.violations, 0)`.as('ToReview'),
    ])
  if (instructorId !== null) {
    wanted = wanted.where(
      sql<boolean>`exists (select from classes.class_instructor_facts ci where ci.class_id = e.class_id and ci.instructor_id = ${instructorId})`,
    )
  }
  const rows = await wanted.orderBy('e.closes_at', 'desc').orderBy('e.id').limit(500).execute()
  return rows.map(({ isExaminer, ...row }) => ({
    ...row,
    Actions: partsOf(actor, isExaminer).some((part) => markers.includes(part)) ? ['mark'] : [],
  }))
}
