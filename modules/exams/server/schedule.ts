import { sql, type RawBuilder } from 'kysely'
import { isWholeAcademy, nothingMore, type ScheduleAsked } from '#platform/server/content/schedule.ts'
import { scheduleSource } from '#platform/server/content/schedule-source.ts'
import type { Database } from '#platform/server/database.ts'
import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { ScheduleEntry } from '#platform/shared/record/schedule-entry.ts'
import { addDays, dayOf, instantOf, timeOf } from '#platform/shared/values/dates.ts'
import { sitters } from './owners/owners.ts'
import { classCode, courseName } from './store/exam-columns.ts'
import { reachesInSchedule } from './store/reach.ts'

type Asked = Omit<ScheduleAsked, 'actor'>

function rows(db: Database, { from, to, timeZone, classId, id, most }: Asked) {
  let found = db
    .selectFrom('exams.exam as e')
    .innerJoin('catalogue.course_facts as k', 'k.course_id', 'e.asked_course_id')
    .where('e.state', 'not in', ['draft', 'ready'])
    .where('e.starts_at', '<', instantOf(addDays(to, 1), '00:00', timeZone).toISOString())
    .where('e.closes_at', '>', instantOf(from, '00:00', timeZone).toISOString())
    .select([
      'e.id',
      'e.name',
      'e.class_id',
      'e.competition_id',
      'e.code as examCode',
      'e.starts_at',
      'e.closes_at',
      'e.version',
    ])
    .select([classCode.as('code'), courseName.as('course')])
    .orderBy('e.starts_at')
    .orderBy('e.id')
    .limit(most)
  if (classId !== undefined) found = found.where('e.class_id', '=', classId)
  if (id !== undefined) found = found.where('e.id', '=', id)
  return found
}

/** A trainee's and an organization's by who may sit the exam, those of others by the exam itself. */
const reach =
  (db: Database, asked: Asked) =>
  (actor: Actor): RawBuilder<boolean> => {
    if (isWholeAcademy(asked, actor)) return sql<boolean>`true`
    if (actor.role !== 'trainee' && actor.role !== 'customer') return reachesInSchedule(actor)
    let sitting = db.selectFrom(sitters(db).as('r')).select('r.exam_id').where(reachesInSchedule(actor))
    if (asked.traineeId !== undefined) sitting = sitting.where('r.trainee_id', '=', asked.traineeId)
    return sql<boolean>`exists (${sitting.where('r.exam_id', '=', sql.ref<number>('e.id'))})`
  }

interface Placed {
  readonly id: number
  readonly class_id: number | null
  readonly competition_id: number | null
  readonly examCode: string
}

/** Where each role finds an exam. */
function pageOf({ role, permissions }: Actor, exam: Placed): string | null {
  const { id: examId, class_id: classId } = exam
  if (role === 'trainee') return exam.competition_id === null ? '/AvailableExam' : `/CompetitionAnswer/${exam.examCode}`
  if (role === 'customer') return classId === null ? null : `/AttendanceTrainee?class=${classId}`
  if (passes('markers', role, permissions))
    return `/InstructorTraineeExam/${examId}${classId === null ? '' : `/${classId}`}`
  return classId === null ? null : `/Setting/CourseClass-Edit/${classId}`
}

/** Announced exams, from when they may be begun until they close. */
export const examsInSchedules = scheduleSource({
  kinds: ['exam'],
  rows,
  reach,
  entry: (row, asked): ScheduleEntry => {
    const [starts, closes] = [new Date(row.starts_at), new Date(row.closes_at)]
    return {
      ...nothingMore,
      Kind: 'exam',
      ID: row.id,
      Version: row.version,
      State: 'planned',
      Title: row.name,
      Detail: row.course,
      FirstDay: dayOf(starts, asked.timeZone),
      LastDay: dayOf(closes, asked.timeZone),
      StartsAt: timeOf(starts, asked.timeZone),
      EndsAt: timeOf(closes, asked.timeZone),
      CourseClassID: row.class_id,
      ClassCode: row.code,
      Href: pageOf(asked.actor, row),
    }
  },
})
