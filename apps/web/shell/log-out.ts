import { mayLeavePage } from '#platform/web/forms/leaving.ts'
import { currentSession, forgetSession } from '#platform/web/session.ts'
import { goForGood } from '#platform/web/signed-in/going.ts'

/** Pages that go on without a network: what they keep in localStorage, and their worker. */
const pagesAtHand: readonly { readonly kept: readonly string[]; readonly name: string; readonly scope: string }[] = [
  { kept: ['keptPracticalClass'], name: 'practical', scope: '/TraineePractical' },
  {
    kept: ['keptAttendanceClass', 'keptAttendanceSheet'],
    name: 'attendance',
    scope: '/InstructorTraineeAttendance',
  },
]

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
  // Classes that degrees were given and people were marked in go; what waits is its owner's to send.
  for (const { kept, name, scope } of pagesAtHand) {
    if (kept.every((each) => !localStorage.getItem(each))) continue
    for (const each of kept) localStorage.removeItem(each)
    const { dropPageWorker } = await import('#platform/web/worker/drop-page-worker.ts')
    await dropPageWorker(name, scope).catch(() => undefined)
  }
  const { dropOwnDrafts } = await import('#platform/web/forms/drafts/kept-drafts.ts')
  await dropOwnDrafts()
  goForGood()
  forgetSession()
  location.assign('/')
}
