import { leaveActing } from '#platform/web/signed-in/acting.ts'
import { mayLeavePage } from '#platform/web/forms/leaving.ts'
import { href } from '#platform/web/href.ts'
import { currentSession } from '#platform/web/session.ts'

/**
 * Ends the acting at the server and starts anew with the own session, unless somebody stays with what they have typed. A server that is not reached ends it by the hour.
 */
export async function returnToOwn(): Promise<void> {
  if (!(await mayLeavePage())) return
  const person = currentSession()?.user.uid
  const [{ stopActing }, { send }] = await Promise.all([
    import('#modules/signin/contract/acting.ts'),
    import('#platform/web/client.ts'),
  ])
  await send(stopActing).catch(() => undefined)
  // What was typed as somebody else is nobody's to find here.
  const { dropOwnDrafts } = await import('#platform/web/forms/drafts/kept-drafts.ts')
  await dropOwnDrafts()
  leaveActing()
  location.replace(person === undefined ? '/' : href('/User/Account/:ID', { ID: person }))
}
