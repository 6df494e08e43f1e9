import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** What the page of a person or an organization shows of course requests. */
export const requestsSections: readonly RecordSection[] = [
  section({
    of: 'trainee',
    key: 'courseRequests',
    module: 'requests',
    title: 'sections.requests',
    rule: 'reviewers',
    part: async () => ({ default: (await import('./parts/RequestsOf.tsx')).RequestsOfTrainee }),
  }),
  section({
    of: 'organization',
    key: 'courseRequests',
    module: 'requests',
    title: 'sections.requests',
    rule: 'reviewers',
    part: async () => ({ default: (await import('./parts/RequestsOf.tsx')).RequestsOfOrganization }),
  }),
]
