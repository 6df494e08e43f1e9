import { sql } from 'kysely'
import { figureOf, type Figure } from '#platform/server/content/figures.ts'
import { countingResults } from './owners/results-of-sent.ts'
import { grievances } from './store/correction/grievances.ts'

export const figures: readonly Figure[] = [
  figureOf({
    key: 'grievancesToDecide',
    roles: ['editor', 'admin'],
    page: { path: '/TraineeExamsAnswers', rule: 'correctionTraineeExam', also: { tab: 'grievances' } },
    list: grievances,
    about: ({ actor }) => ({ actor, language: actor.language }),
    filters: { State: 'underReview' },
    inAddress: (filter) => `grievance-${filter}`,
    since: sql`g.asked_at`,
  }),
  figureOf({
    key: 'failuresOfOurs',
    roles: ['customer'],
    page: { path: '/TraineeExamResult', rule: 'customer' },
    list: countingResults,
    about: ({ actor }) => ({ actor }),
    filters: { Grade: 'fail' },
  }),
]
