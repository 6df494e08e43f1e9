import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** What the page of a course shows of diplomas and tracks. */
export const diplomasSections: readonly RecordSection[] = [
  section({
    of: 'course',
    key: 'tracks',
    module: 'diplomas',
    title: 'screens.offered',
    rule: 'trackReaders',
    part: async () => ({ default: (await import('./parts/TracksOfCourse.tsx')).TracksOfCourse }),
  }),
]
