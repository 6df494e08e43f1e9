import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { classCode, courseName } from '../exam-columns.ts'
import { isExaminerOf, reachesExam } from '../reach.ts'

/** What stands at the head of an exam on paper; `isReached`: by the actor as one of its staff. */
export const printedExam = (db: Database, actor: Actor, examId: number) =>
  db
    .selectFrom('exams.exam as e')
    .innerJoin('catalogue.course_facts as k', 'k.course_id', 'e.asked_course_id')
    .where('e.id', '=', examId)
    .select([
      'e.code as Code',
      'e.name as ExamName',
      'e.starts_at as StartsAt',
      'e.minutes as Minutes',
      'e.pass_degree as PassDegree',
      'e.rules as Rules',
      'e.state',
    ])
    .select([
      courseName.as('CourseName'),
      classCode.as('ClassCode'),
      reachesExam(actor).as('isReached'),
      isExaminerOf(actor).as('isExaminer'),
    ])
    .executeTakeFirst()
