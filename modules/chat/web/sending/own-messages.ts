import { useEffect, useState, useSyncExternalStore } from 'react'
import { send } from '#platform/web/client.ts'
import { inOneTab, openedInTime, pauseAfter } from '#platform/web/kept/browser-database.ts'
import { currentSession, onSessionChange, useUser } from '#platform/web/session.ts'
import { chatCalls as calls } from '../../contract/calls.ts'
import { bodyOf } from './kept-message.ts'
import { openBrowserMessages, openMemoryMessages } from './message-store.ts'
import { MessageQueue, type QueueFacts } from './MessageQueue.ts'

/** A line that swallows a request is given up after this many milliseconds, and it is tried again. */
const answerWithin = 15_000

const queues = new Map<number, Promise<MessageQueue>>()

async function openQueue(uid: number): Promise<MessageQueue> {
  const store = await openedInTime(openBrowserMessages)
  const queue = new MessageQueue(uid, store ?? openMemoryMessages(), {
    frail: store === null,
    send: async (message) =>
      (await send(calls.sendMessage, { body: bodyOf(message) }, { within: answerWithin })).Message,
    isOwn() {
      const user = currentSession()?.user
      return user?.uid === uid && !user.acting
    },
    alone: (run) => inOneTab('diwan-messages', answerWithin * 2, run),
    pause: pauseAfter,
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
export function useMessageQueue(): MessageQueue | null {
  const uid = useUser()?.uid
  const [queue, setQueue] = useState<MessageQueue | null>(null)
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

export const useQueueFacts = (queue: MessageQueue): QueueFacts => useSyncExternalStore(queue.subscribe, queue.facts)
