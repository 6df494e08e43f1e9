import { leaveActing } from '#platform/web/acting.ts'
import { href } from '#platform/web/href.ts'
import { currentSession } from '#platform/web/session.ts'

/** Ends the acting at the server and starts anew with the own session. A server that is not reached ends it by the hour. */
export async function returnToOwn(): Promise<void> {
  const person = currentSession()?.user.uid
  const [{ stopActing }, { send }] = await Promise.all([
    import('#modules/identity/contract/acting.ts'),
    import('#platform/web/client.ts'),
  ])
  await send(stopActing).catch(() => undefined)
  leaveActing()
  location.replace(person === undefined ? '/' : href('/User/Account/:ID', { ID: person }))
}
