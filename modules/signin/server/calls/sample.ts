import type { Handler } from '#platform/server/handler.ts'
import type { identityCalls } from '../../contract/calls.ts'
import type { IdentityParts } from '../parts.ts'

/** The login page offers them; where no sample is loaded there is nothing to offer, whatever the accounts are called. */
export const getSampleLogins =
  ({ sample, hasMailbox }: IdentityParts): Handler<typeof identityCalls.getSampleLogins> =>
  async ({ db }) => {
    if (!sample) return { Items: [], Password: null, Mailbox: null }
    const Items = await db
      .selectFrom('identity.account')
      .select(['email as Email', 'name_ar as NameAr', 'name_en as NameEn', 'role as Role'])
      .where('email', 'in', [...sample.emails])
      .where('state', '=', 'active')
      .orderBy('id')
      .execute()
    return { Items, Password: Items.length > 0 ? sample.password : null, Mailbox: hasMailbox ? '/dev/mail' : null }
  }
