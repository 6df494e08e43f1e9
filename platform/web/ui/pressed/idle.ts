/**
 * Once the thread has nothing else to do, which is after the page that waited for it stands. Gives what takes it back.
 * Safari does not say when that is: there after 200 ms.
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(run)
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(run, 200)
  return () => clearTimeout(timer)
}
