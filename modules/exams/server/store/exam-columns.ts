import { sql } from 'kysely'

/** The number of the class whose the exam `e` is; null where it is a course's own. */
export const classCode = sql<string | null>`case when e.class_id is not null then e.owner_code end`

/** What every list says of an exam `e` and the course `k` (`catalogue.course_facts`) that it asks, by the names on the wire. */
export const examColumns = [
  'e.id as ExamID',
  'e.code as Code',
  'e.name as ExamName',
  'e.class_id as CourseClassID',
  'k.course_name as CourseName',
] as const
