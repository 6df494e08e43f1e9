import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** What the page of a trainee shows of membership cards. */
export const membershipSections: readonly RecordSection[] = [
  section({
    of: 'trainee',
    key: 'membershipCards',
    module: 'membership',
    title: 'ofTrainee',
    rule: 'editorMembershipCard',
    part: async () => ({ default: (await import('./parts/CardsOfTrainee.tsx')).CardsOfTrainee }),
  }),
]
