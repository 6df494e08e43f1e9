import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** What the page of an instructor shows of the catalogue. */
export const catalogueSections: readonly RecordSection[] = [
  section({
    of: 'instructor',
    key: 'courses',
    module: 'catalogue',
    title: 'ableToDeliver',
    rule: 'staff',
    part: async () => ({ default: (await import('./parts/CoursesOfInstructor.tsx')).CoursesOfInstructor }),
  }),
]
