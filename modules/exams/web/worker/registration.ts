/*
 * The worker shows the exam's address again when it is loaded without a network. It is there while somebody sits an
 * exam in this browser and goes with the last paper; only pages as built have it.
 */
const program = '/exam-worker.js'
const pages = '/ExamAnswer'
/** What it keeps is called so; what it was installed with bears the address that it serves. */
const kept = /^exam-|\/ExamAnswer$/

const isPossible = () => import.meta.env.PROD && 'serviceWorker' in navigator

/** Without it an exam goes on as well: a failure is nobody's problem. */
export function keepExamWorker(): void {
  if (isPossible()) void navigator.serviceWorker.register(program, { scope: pages }).catch(() => undefined)
}

export async function dropExamWorker(): Promise<void> {
  if (!isPossible()) return
  const registration = await navigator.serviceWorker.getRegistration(pages)
  await registration?.unregister()
  const names = await caches.keys()
  await Promise.all(names.filter((name) => kept.test(name)).map((name) => caches.delete(name)))
}
