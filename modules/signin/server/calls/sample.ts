import type { Handler } from '#platform/server/handler.ts'
import type { signinCalls } from '../../contract/calls.ts'
import type { SigninParts } from '../parts.ts'
import { activeOf } from '../store/sample-log-ins.ts'

/** The login page offers them; where no sample is loaded there is nothing to offer, whatever the accounts are called. */
export const getSampleLogins =
  ({ sample, hasMailbox }: SigninParts): Handler<typeof signinCalls.getSampleLogins> =>
  async ({ db }) => {
    if (!sample) return { Items: [], Password: null, Mailbox: null }
    const Items = await activeOf(db, sample.emails)
    return { Items, Password: Items.length > 0 ? sample.password : null, Mailbox: hasMailbox ? '/dev/mail' : null }
  }
