import type { Handler } from '#platform/server/handler.ts'
import type { signinCalls } from '../../contract/calls.ts'
import type { SigninParts } from '../parts.ts'

/** The login page offers them; where no sample is loaded there is nothing to offer, whatever the accounts are called. */
export const getSampleLogins =
  ({ sample, hasMailbox }: SigninParts): Handler<typeof signinCalls.getSampleLogins> =>
  async ({ db }) => {
    if (!sample) return { Items: [], Password: null, Mailbox: null }
    const Items = await db
      .selectFrom('accounts.account_facts')
      .select(['account_email as Email', 'account_name_ar as NameAr', 'account_name_en as NameEn', 'role as Role'])
      .where('account_email', 'in', [...sample.emails])
      .where('account_state', '=', 'active')
      .orderBy('account_id')
      .execute()
    return { Items, Password: Items.length > 0 ? sample.password : null, Mailbox: hasMailbox ? '/dev/mail' : null }
  }
