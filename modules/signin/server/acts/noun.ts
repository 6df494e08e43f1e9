import type { Doing, Told } from '#platform/server/acts/write-act.ts'
import type { NewAudit } from '#platform/server/audit/entry.ts'
import { kindOf } from '#platform/shared/record/act.ts'
import { quietActs, signinActs } from '../../contract/acts.ts'

interface Account {
  readonly id: number
}
/** The account is kept by its own module, which says how it was and is; of secrets nothing is told. */
const ofAccount = {
  idOf: (account: Account) => account.id,
  factsOf: () => ({}),
  beside: ['state', 'wantsSecondFactor'],
}

export const signing: Told<typeof signinActs, Account, Doing> = { acts: signinActs, ...ofAccount }
export const quiet: Told<typeof quietActs, Account, Doing> = { acts: quietActs, ...ofAccount }

/** What stays of a sign-in that is refused, although all else of the call rolls back. */
export const refusedSignIn = (
  accountId: number,
  data: { readonly why: string; readonly provider?: string },
): NewAudit => ({
  kind: kindOf(quietActs, 'refuseSignIn'),
  subject: [quietActs.subject, accountId],
  data,
})
