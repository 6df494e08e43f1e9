import { beginActing } from '#platform/web/signed-in/acting.ts'
import { send } from '#platform/web/client.ts'
import type { AccountSteps } from '#platform/web/screens.ts'
import { signinCalls as calls } from '../contract/calls.ts'

export const accountSteps: AccountSteps = {
  async actAs(ID, Reason) {
    beginActing(await send(calls.actAs, { body: { ID, Reason } }))
    location.assign('/')
    // The dialog waits for the page that comes.
    await new Promise(() => undefined)
  },
  endSessions: (ID) => send(calls.endUserSessions, { body: { ID, SessionID: 'all' } }),
  resetSecondFactor: (ID) => send(calls.resetUserSecondFactor, { body: { ID } }),
}
