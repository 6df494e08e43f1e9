import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** What the page of a person and of a course shows of classes. */
export const classesSections: readonly RecordSection[] = [
  section({
    of: 'instructor',
    key: 'classes',
    module: 'classes',
    title: 'screens.classes',
    rule: 'classReaders',
    part: async () => ({ default: (await import('./parts/ClassesOfInstructor.tsx')).ClassesOfInstructor }),
  }),
  section({
    of: 'instructor',
    key: 'load',
    module: 'classes',
    title: 'load.tab',
    rule: 'classReaders',
    part: async () => ({ default: (await import('./parts/LoadOfInstructor.tsx')).LoadOfInstructor }),
  }),
  section({
    of: 'course',
    key: 'classes',
    module: 'classes',
    title: 'screens.classes',
    rule: 'adminTrainingCoordinator',
    part: async () => ({ default: (await import('./parts/of-course/ClassesOfCourse.tsx')).ClassesOfCourse }),
    head: async () => ({ default: (await import('./parts/of-course/NextClass.tsx')).NextClass }),
    open: async () => ({ default: (await import('./parts/of-course/OpenOfCourse.tsx')).OpenOfCourse }),
  }),
]
