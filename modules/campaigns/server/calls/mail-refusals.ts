import type { Secrets } from '#platform/server/configuration/secrets.ts'
import type { Handler } from '#platform/server/handler.ts'
import type { campaignsCalls as calls } from '../../contract/calls.ts'
import { shortenedAddress } from '#platform/shared/record/shortened-address.ts'
import * as acts from '../acts/mail-refusals.ts'

export interface RefusalParts {
  readonly secrets: Secrets
}

export const getMailRefusal =
  ({ secrets }: RefusalParts): Handler<typeof calls.getMailRefusal> =>
  async ({ db, query }) => {
    const { address, isRefused } = await acts.readerWith(db, secrets, query.Key)
    return {
      Address: shortenedAddress(address),
      IsRefused: isRefused,
      Actions: [isRefused ? 'allowMails' : 'refuseMails'],
    }
  }

export const refuseMails =
  ({ secrets }: RefusalParts): Handler<typeof calls.refuseMails> =>
  async (asked) => {
    await acts.refuseMails(asked, await acts.readerWith(asked.db, secrets, asked.body.Key))
    return { Done: true }
  }

export const allowMails =
  ({ secrets }: RefusalParts): Handler<typeof calls.allowMails> =>
  async (asked) => {
    await acts.allowMails(asked, await acts.readerWith(asked.db, secrets, asked.body.Key))
    return { Done: true }
  }

export const refuseByOneClick =
  ({ secrets }: RefusalParts): Handler<typeof calls.refuseByOneClick> =>
  async (asked) => {
    await acts.refuseMails(asked, await acts.readerWith(asked.db, secrets, asked.query.Key))
    return { Done: true }
  }

/** What scans mails opens every link in them: nothing is refused before the reader presses the button of the page. */
export const openMailRefusal: Handler<typeof calls.openMailRefusal> = ({ query, reply }) => {
  reply.code(303)
  reply.header('location', `/MailRefusal/${encodeURIComponent(query.Key)}`)
  return { Done: true }
}
