import { useEffect, useState, useSyncExternalStore } from 'react'
import { send } from '#platform/web/client.ts'
import { inOneTab, openedInTime, pauseAfter } from '#platform/web/kept/browser-database.ts'
import { currentSession, onSessionChange, useUser } from '#platform/web/session.ts'
import { practicalCalls as calls } from '../../contract/calls.ts'
import { openBrowserDegrees, openMemoryDegrees } from './degree-store.ts'
import { DegreeQueue, type DegreeFacts } from './DegreeQueue.ts'

/** A line that swallows a request is given up after this many milliseconds, and it is tried again. */
const answerWithin = 15_000

const queues = new Map<number, Promise<DegreeQueue>>()

async function openQueue(uid: number): Promise<DegreeQueue> {
  const store = await openedInTime(openBrowserDegrees)
  const queue = new DegreeQueue(uid, store ?? openMemoryDegrees(), {
    frail: store === null,
    send: (degrees) => {
      const { classId, traineeId, kind } = degrees[0]!
      return send(
        calls.saveTraineePractical,
        {
          body: {
            CourseClassID: classId,
            TraineeID: traineeId,
            Kind: kind,
            Degrees: degrees.map(({ itemId, degree, givenAt, version }) => ({
              ItemID: itemId,
              Degree: degree,
              GivenAt: givenAt,
              Version: version,
            })),
          },
        },
        { within: answerWithin },
      )
    },
    isOwn() {
      const user = currentSession()?.user
      return user?.uid === uid && !user.acting
    },
    alone: (run) => inOneTab('diwan-degrees', answerWithin * 2, run),
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
  wakeOwn()
  return queue
}

/** This tab's queue of whoever is signed in, opened with the first page that asks; null until then. */
export function useDegreeQueue(): DegreeQueue | null {
  const uid = useUser()?.uid
  const [queue, setQueue] = useState<DegreeQueue | null>(null)
  useEffect(() => {
    let shown = true
    if (uid === undefined) return
    let opening = queues.get(uid)
    if (!opening) queues.set(uid, (opening = openQueue(uid)))
    void opening.then((opened) => shown && setQueue(opened))
    return () => void (shown = false)
  }, [uid])
  return queue?.uid === uid ? queue : null
}

export const useDegreeFacts = (queue: DegreeQueue): DegreeFacts => useSyncExternalStore(queue.subscribe, queue.facts)
