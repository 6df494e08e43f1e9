import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** What the page of an instructor, and their own profile, show of the catalogue. */
export const catalogueSections: readonly RecordSection[] = [
  section({
    of: 'instructor',
    key: 'courses',
    module: 'catalogue',
    title: 'ableToDeliver',
    rule: 'staff',
    part: async () => ({ default: (await import('./parts/CoursesOfInstructor.tsx')).CoursesOfInstructor }),
    open: async () => ({ default: (await import('./parts/CoursesOfInstructor.tsx')).ProposedCourses }),
  }),
  section({
    of: 'instructorOwn',
    key: 'courses',
    module: 'catalogue',
    title: 'ownAbleToDeliver',
    rule: 'instructor',
    part: async () => ({ default: (await import('./parts/CoursesOfInstructor.tsx')).OwnCoursesToDeliver }),
  }),
]
