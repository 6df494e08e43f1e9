import { sql } from 'kysely'

/** Whether `k` (`catalogue.course_facts`) is the course of the exam `e`: of its class `c` (`classes.class_facts`), or its own. */
export const isCourseOf = sql<boolean>`k.course_id = coalesce(c.course_id, e.course_id)`

/** What every list says of an exam `e`, its class `c` where it is one's, and its course `k`, by the names on the wire. */
export const examColumns = [
  'e.id as ExamID',
  'e.code as Code',
  'e.name as ExamName',
  'e.class_id as CourseClassID',
  'c.class_code as ClassCode',
  'k.course_name as CourseName',
] as const
