import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentSession, onSessionChange, useUser } from '#platform/web/session.ts'
import { inOneTab, openedInTime, pauseAfter } from './browser-database.ts'
import type { EntryKind, KeptEntry, Stand } from './entries.ts'
import { openBrowserEntries, openMemoryEntries, type EntryStore } from './entry-store.ts'
import type { EntryFacts, EntryLine, EntryQueue } from './EntryQueue.ts'

/** A line that swallows a request is given up after this many milliseconds, and it is tried again. */
export const answerWithin = 15_000

/** A draft that nobody has handed over goes after so long, as what was read does: its sheet is closed by then. */
const draftStaysMs = 3 * 24 * 3_600_000

/**
 * This tab's queue of whoever is signed in, as a hook: opened with the first page that asks, null until then. `make`
 * says what sends; the rest of the line is the same for every kind.
 */
export function ownEntries<
  Entry extends KeptEntry<Stands>,
  Stands extends Stand,
  Queue extends EntryQueue<Entry, Stands>,
>(
  kind: EntryKind<Entry>,
  make: (uid: number, store: EntryStore<Entry>, line: Omit<EntryLine<Entry, Stands>, 'send'>) => Queue,
): () => Queue | null {
  const queues = new Map<number, Promise<Queue>>()
  async function open(uid: number): Promise<Queue> {
    const store = await openedInTime(() => openBrowserEntries(kind))
    const queue = make(uid, store ?? openMemoryEntries(kind), {
      frail: store === null,
      isOwn() {
        const user = currentSession()?.user
        return user?.uid === uid && !user.acting
      },
      alone: (run) => inOneTab(kind.database, answerWithin * 2, run),
      pause: pauseAfter,
      now: () => new Date(),
    })
    const wakeOwn = () => {
      if (currentSession()?.user.uid === uid) queue.wake()
    }
    addEventListener('online', wakeOwn)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') wakeOwn()
    })
    onSessionChange(wakeOwn)
    await queue.refresh()
    for (const entry of queue.facts().kept.values())
      if (entry.standing === 'draft' && Date.now() - Date.parse(entry.givenAt) > draftStaysMs) await queue.drop(entry)
    wakeOwn()
    return queue
  }
  return function useOwnEntries() {
    const uid = useUser()?.uid
    const [queue, setQueue] = useState<Queue | null>(null)
    useEffect(() => {
      let shown = true
      if (uid === undefined) return
      let opening = queues.get(uid)
      if (!opening) queues.set(uid, (opening = open(uid)))
      void opening.then((opened) => shown && setQueue(opened))
      return () => void (shown = false)
    }, [uid])
    return queue?.uid === uid ? queue : null
  }
}

export const useEntryFacts = <Entry extends KeptEntry<Stands>, Stands extends Stand>(
  queue: EntryQueue<Entry, Stands>,
): EntryFacts<Entry, Stands> => useSyncExternalStore(queue.subscribe, queue.facts)
