/** Part of the application could not be fetched: no connection, or a newer version is published. */
export class ChunkLoadError extends Error {}

const within = 120_000

/** Fetches a page's code; after 120 seconds it counts as lost. */
export function inTime<T>(load: () => Promise<T>): () => Promise<T> {
  return () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new ChunkLoadError('A part of the page did not arrive within 120 seconds.')),
        within,
      )
    })
    return Promise.race([load(), late]).finally(() => clearTimeout(timer))
  }
}

const lost = new WeakSet<object>()
// Told by the bundler's loader for scripts and for style sheets.
addEventListener('vite:preloadError', (event) => {
  const { payload } = event as Event & { payload?: unknown }
  if (payload && typeof payload === 'object') lost.add(payload)
})

export function isChunkLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error instanceof ChunkLoadError ||
    lost.has(error) ||
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)
  )
}
