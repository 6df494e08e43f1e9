import { permittedAccounts, roleAccounts } from '#modules/accounts/server/public.ts'
import type { Permission } from '#platform/shared/access.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'
import { entrantAccounts } from './store/entries.ts'

/** Whoever has the right, else the editors. Who has it is admitted by it, whatever the role. */
const having = (says: string, right: Permission): Audience => ({
  says,
  roles: ['editor'],
  find: accountsOf(async (db) => {
    const holders = await permittedAccounts(db, right)
    return holders.length > 0 ? holders : roleAccounts(db, ['editor'])
  }),
})

export const keepers = having('who may enter competitions, else the editors', 'enteringcompitations')
export const correctors = having('who may correct exams, else the editors', 'correctiontraineeexam')

const entering = (says: string, who: 'admitted' | 'sat'): Audience => ({
  says,
  roles: ['trainee'],
  find: accountsOf((db, event) => entrantAccounts(db, numberIn(event, 'competitionId'), who)),
})

export const entrants = entering('whom the competition has admitted', 'admitted')
export const participants = entering('who has handed in a paper of the competition', 'sat')
