import { examinersOf, markersOf } from '#modules/classes/server/public.ts'
import { permittedAccounts, roleAccounts } from '#modules/accounts/server/public.ts'
import { asker } from '#platform/server/notices/asker.ts'
import { numberIn, type HappenedEvent } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'

const classOf = (event: HappenedEvent) => numberIn(event, 'classId')

export const markers: Audience = {
  says: 'the examiners of the class, else the evaluators',
  roles: ['instructor', 'evaluator'],
  find: accountsOf((db, event) => markersOf(db, classOf(event))),
}
export const markDeciders: Audience = {
  says: 'whoever may mark the exam: its examiners, evaluators, who may correct, administrators',
  // Who may correct is admitted by that right, whatever the role.
  roles: ['instructor', 'evaluator', 'admin'],
  find: accountsOf(async (db, event) => [
    ...new Set([
      ...(await examinersOf(db, classOf(event))),
      ...(await permittedAccounts(db, 'correctiontraineeexam')),
      ...(await roleAccounts(db, ['evaluator', 'admin'])),
    ]),
  ]),
}
export const askingMarker = asker(['instructor', 'evaluator', 'admin'])
export const repeatStaff: Audience = {
  says: 'who may correct exams, else the editors',
  roles: ['editor'],
  find: accountsOf(async (db) => {
    const correctors = await permittedAccounts(db, 'correctiontraineeexam')
    return correctors.length > 0 ? correctors : roleAccounts(db, ['editor'])
  }),
}
