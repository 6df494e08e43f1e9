import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** What the page of a person shows of classes. */
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
]
