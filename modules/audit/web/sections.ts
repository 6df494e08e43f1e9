import { section, type RecordSection } from '#platform/web/record-sections.ts'

const history = { key: 'history', module: 'audit', title: 'history', rule: 'reviewers' } as const

/** What happened to somebody, or to a course. */
export const auditSections: readonly RecordSection[] = [
  section({ ...history, of: 'trainee', part: () => import('./parts/of-person/HistoryOfTrainee.tsx') }),
  section({ ...history, of: 'instructor', part: () => import('./parts/of-person/HistoryOfInstructor.tsx') }),
  section({ ...history, of: 'organization', part: () => import('./parts/of-person/HistoryOfOrganization.tsx') }),
  section({
    ...history,
    of: 'course',
    rule: 'editorCourse',
    part: () => import('./parts/of-course/HistoryOfCourse.tsx'),
  }),
]
