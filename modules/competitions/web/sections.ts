import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** What the page of a trainee shows of competitions. */
export const competitionsSections: readonly RecordSection[] = [
  section({
    of: 'trainee',
    key: 'competitions',
    module: 'competitions',
    title: 'screens.competitions',
    rule: 'editorCompetition',
    part: async () => ({ default: (await import('./parts/EntriesOfTrainee.tsx')).EntriesOfTrainee }),
  }),
]
