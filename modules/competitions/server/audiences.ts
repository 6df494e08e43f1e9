import { holdersElse } from '#modules/accounts/server/public.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'
import { entrantAccounts } from './store/entries.ts'

export const keepers = holdersElse('who may enter competitions, else the editors', 'enteringcompitations', 'editor')
export const correctors = holdersElse('who may correct exams, else the editors', 'correctiontraineeexam', 'editor')

const entering = (says: string, who: 'admitted' | 'sat'): Audience => ({
  says,
  roles: ['trainee'],
  find: accountsOf((db, event) => entrantAccounts(db, numberIn(event, 'competitionId'), who)),
})

export const entrants = entering('whom the competition has admitted', 'admitted')
export const participants = entering('who has handed in a paper of the competition', 'sat')
