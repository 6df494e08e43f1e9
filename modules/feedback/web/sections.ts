import { section, type RecordSection } from '#platform/web/record-sections.ts'

const parts = () => import('./parts/OfRecords.tsx')

/** What the pages of classes, instructors and trainees show of feedback. */
export const feedbackSections: readonly RecordSection[] = [
  section({
    of: 'class',
    key: 'feedback',
    module: 'feedback',
    title: 'ofClass',
    rule: 'editorAssessment',
    part: async () => ({ default: (await parts()).RoundsOfClass }),
  }),
  section({
    of: 'classTaught',
    key: 'feedback',
    module: 'feedback',
    title: 'ofClass',
    rule: 'instructor',
    part: async () => ({ default: (await parts()).SaidOfClass }),
  }),
  section({
    of: 'classAttended',
    key: 'feedback',
    module: 'feedback',
    title: 'ofClass',
    rule: 'trainee',
    part: async () => ({ default: (await parts()).WaitingInClass }),
  }),
  section({
    of: 'instructor',
    key: 'feedback',
    module: 'feedback',
    title: 'ofClass',
    rule: 'editor',
    part: async () => ({ default: (await parts()).SaidOfInstructor }),
  }),
  section({
    of: 'trainee',
    key: 'feedback',
    module: 'feedback',
    title: 'ofClass',
    rule: 'reviewers',
    part: async () => ({ default: (await parts()).AskedOfTrainee }),
  }),
]
