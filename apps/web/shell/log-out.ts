import { mayLeavePage } from '#platform/web/forms/leaving.ts'
import { currentSession, forgetSession } from '#platform/web/session.ts'
import { goForGood } from '#platform/web/signed-in/going.ts'

/**
 * Ends the session at the server and here, and starts anew at the site's root, unless somebody stays with what they have
 * typed. A server that is not reached ends it when the tokens run out.
 */
export async function logOut(): Promise<void> {
  if (!(await mayLeavePage())) return
  if (currentSession()) {
    const [{ signinCalls }, { send }] = await Promise.all([
      import('#modules/signin/contract/calls.ts'),
      import('#platform/web/client.ts'),
    ])
    const FCMToken = localStorage.getItem('FCMToken') ?? undefined
    goForGood()
    await send(signinCalls.logout, { FCMToken }, { last: true }).catch(() => undefined)
  }
  const { forgetKept } = await import('#modules/schedule/web/kept-schedule.ts')
  forgetKept()
  // Messages end with the session: what is still on its way finds nobody.
  if (localStorage.getItem('FCMToken')) {
    const { endMessagesHere } = await import('#modules/notifications/web/worker/registration.ts')
    await endMessagesHere().catch(() => undefined)
  }
  // Whoever uses the browser next finds no questions of an exam; answers wait for their owner.
  const uid = currentSession()?.user.uid
  if (uid !== undefined && localStorage.getItem('examPapers')) {
    const { ownQueue } = await import('#modules/exams/web/answers/own-queue.ts')
    await (await ownQueue(uid)).hidePapers().catch(() => undefined)
    if ('caches' in globalThis) await caches.delete('exam-media').catch(() => false)
  }
  // The class that degrees were given in goes; degrees that wait are their owner's to send.
  if (localStorage.getItem('keptPracticalClass')) {
    localStorage.removeItem('keptPracticalClass')
    const { dropPracticalWorker } = await import('#modules/practical/web/worker/drop-worker.ts')
    await dropPracticalWorker().catch(() => undefined)
  }
  const { dropOwnDrafts } = await import('#platform/web/forms/drafts/kept-drafts.ts')
  await dropOwnDrafts()
  goForGood()
  forgetSession()
  location.assign('/')
}
