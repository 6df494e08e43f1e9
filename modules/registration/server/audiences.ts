import { organizationAccount } from '#modules/people/server/public.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'
import { enrolledIn, payersIn, underWayIn } from './store/registered.ts'

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

export const enrolled: Audience = {
  says: 'the trainees of the class',
  roles: ['trainee'],
  find: (db, event) => enrolledIn(db, numberIn(event, 'classId')),
}
export const underWay: Audience = {
  says: 'everybody with a registration under way',
  roles: ['trainee'],
  find: (db, event) => underWayIn(db, numberIn(event, 'classId')),
}
export const payers: Audience = {
  says: 'the organizations that pay in it',
  roles: ['customer'],
  find: accountsOf((db, event) => payersIn(db, numberIn(event, 'classId'))),
}
