/*
 * The worker shows the exam's address again when it is loaded without a network. It is there while somebody sits an
 * exam in this browser and goes with the last paper; only pages as built have it.
 */
const program = '/exam-worker.js'
/** Pages on which somebody sits an exam; each is a scope of the worker's own. */
const pages = ['/ExamAnswer', '/CompetitionAnswer'] as const
/** What it keeps is called so; what it was installed with bears the address that it serves. */
const kept = /^exam-|\/(Exam|Competition)Answer$/

const underWay = 'examUnderWay'
const isOwn = (scope: string) => pages.some((page) => page === scope)
const isPossible = () => import.meta.env.PROD && 'serviceWorker' in navigator

/** Without it an exam goes on as well: a failure is nobody's problem. */
export function keepExamWorker(): void {
  const scope = pages.find((page) => location.pathname.startsWith(page))
  if (scope) localStorage.setItem(underWay, location.pathname)
  if (scope && isPossible()) void navigator.serviceWorker.register(program, { scope }).catch(() => undefined)
}

/** The address of the exam that is sat in this browser; null where none is. */
export const examUnderWay = (): string | null => localStorage.getItem(underWay)

export async function dropExamWorker(): Promise<void> {
  localStorage.removeItem(underWay)
  if (!isPossible()) return
  // Not `getRegistration(page)`: where this worker is not, that is the one of the whole site.
  for (const each of await navigator.serviceWorker.getRegistrations())
    if (isOwn(new URL(each.scope).pathname)) await each.unregister()
  const names = await caches.keys()
  await Promise.all(names.filter((name) => kept.test(name)).map((name) => caches.delete(name)))
}
