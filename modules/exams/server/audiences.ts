import { holdersElse, permittedAccounts, roleAccounts } from '#modules/accounts/server/public.ts'
import { asker } from '#platform/server/notices/asker.ts'
import { numberIn, type HappenedEvent } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'
import type { Database } from '#platform/server/database.ts'
import { ownerKindIn } from './acts/owner-facts.ts'
import { owners } from './owners/owners.ts'
import { candidateAccounts } from './store/candidates.ts'

/** Those on the staff of the exam's owner who mark, or else watch over the marking; see `ownerIn`. */
function ofStaff(db: Database, event: HappenedEvent, place: 'examiners' | 'evaluators'): Promise<number[]> {
  const kind = ownerKindIn(event.data)
  return owners[kind][place](db, numberIn(event, `${kind}Id`))
}

export const candidates: Audience = {
  says: 'the candidates',
  roles: ['trainee'],
  find: accountsOf((db, event) => candidateAccounts(db, numberIn(event, 'examId'))),
}
export const markers: Audience = {
  says: 'the examiners of the class, else its evaluators, else every evaluator',
  roles: ['instructor', 'evaluator'],
  find: accountsOf(async (db, event) => {
    const examiners = await ofStaff(db, event, 'examiners')
    if (examiners.length > 0) return examiners
    const evaluators = await ofStaff(db, event, 'evaluators')
    return evaluators.length > 0 ? evaluators : roleAccounts(db, ['evaluator'])
  }),
}
export const markDeciders: Audience = {
  says: 'whoever may mark the exam: its examiners, evaluators, who may correct, administrators',
  // Who may correct is admitted by that right, whatever the role.
  roles: ['instructor', 'evaluator', 'admin'],
  find: accountsOf(async (db, event) => [
    ...new Set([
      ...(await ofStaff(db, event, 'examiners')),
      ...(await permittedAccounts(db, 'correctiontraineeexam')),
      ...(await roleAccounts(db, ['evaluator', 'admin'])),
    ]),
  ]),
}
export const askingMarker = asker(['instructor', 'evaluator', 'admin'])
export const keyKeepers: Audience = {
  says: 'the editors and administrators',
  roles: ['editor', 'admin'],
  find: accountsOf((db) => roleAccounts(db, ['editor', 'admin'])),
}
export const askingEditor = asker(['editor', 'admin'])
export const repeatStaff = holdersElse('who may correct exams, else the editors', 'correctiontraineeexam', 'editor')
export const correctors = holdersElse(
  'who may correct exams, else the administrators',
  'correctiontraineeexam',
  'admin',
)
