import { sql, type RawBuilder } from 'kysely'
import type { Trilingual } from '#platform/shared/text.ts'

/** The number of the class whose the exam `e` is; null where it is no class's. */
export const classCode = sql<string | null>`case when e.class_id is not null then e.owner_code end`

/**
 * The name of the course `k` (`catalogue.course_facts`) that the exam `e` asks: of an exam of a class as the class was sold,
 * of any other as it stands. One look by key for each row that is shown.
 */
export const courseName: RawBuilder<Trilingual> = sql<Trilingual>`coalesce((select c.course_name
  from classes.class_facts c where c.class_id = e.class_id), k.course_name)`

/** What every list says of an exam `e` and the course `k` that it asks, by the names on the wire. */
export const examColumns = [
  'e.id as ExamID',
  'e.code as Code',
  'e.name as ExamName',
  'e.class_id as CourseClassID',
  'e.competition_id as CompetitionID',
  courseName.as('CourseName'),
] as const
