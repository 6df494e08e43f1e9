/** What every list says of an exam `e` and its class `c` (`classes.class_facts`), by the names on the wire. */
export const examOfClass = [
  'e.id as ExamID',
  'e.code as Code',
  'e.name as ExamName',
  'e.class_id as CourseClassID',
  'c.class_code as ClassCode',
  'c.course_name as CourseName',
] as const
