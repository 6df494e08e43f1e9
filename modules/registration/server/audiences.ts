import { organizationAccount } from '#modules/people/server/public.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'
import { enrolledIn } from './store/registered.ts'

/** The organization of the event where it has agreed to pay (`payerAsked` false), or is asked to. */
const organization = (says: string, asked: boolean): Audience => ({
  says,
  roles: ['customer'],
  find: accountsOf(async (db, { data }) =>
    typeof data['organizationId'] === 'number' && (data['payerAsked'] === true) === asked
      ? organizationAccount(db, data['organizationId'])
      : [],
  ),
})
export const payer = organization('the organization that pays', false)
export const askedPayer = organization('the organization named as payer', true)

/** Whoever takes part in the class of the event, or has done so. */
export const enrolled: Audience = {
  says: 'the trainees of the class',
  roles: ['trainee'],
  find: (db, event) => enrolledIn(db, numberIn(event, 'classId')),
}
