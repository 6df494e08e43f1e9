import type { FoundAt } from '#platform/server/reading/found-at.ts'

/** Where people find what refers to entries of lookups. */
export const foundAt: readonly FoundAt[] = [
  {
    table: 'exams.question',
    screen: '/Question/QuestionsBank/:CourseID?/:ModuleID?',
    by: { category_id: 'CategoryID', level_id: 'LevelID' },
  },
  { table: 'exams.exam', screen: '/CourseExam', by: { exam_type_id: 'ExamTypeID' } },
]
