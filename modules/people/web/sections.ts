import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** What the page of an organization shows of its people. */
export const peopleSections: readonly RecordSection[] = [
  section({
    of: 'organization',
    key: 'people',
    module: 'people',
    title: 'fields.trainees',
    rule: 'reviewers',
    part: async () => ({ default: (await import('./parts/TraineesTable.tsx')).TraineesOfOrganization }),
  }),
]
