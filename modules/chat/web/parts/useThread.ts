import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '#platform/web/client.ts'
import { listenLive } from '#platform/web/signed-in/live.ts'
import { chatCalls as calls } from '../../contract/calls.ts'
import { opened, withNews, withOlder, type Thread } from '../../rules/thread.ts'
import { chatTopic } from '../../rules/topic.ts'
import type { Message } from '../sending/kept-message.ts'

/** Milliseconds between two askings where the live stream may be cut without a word. */
const askEvery = 15_000

export interface OpenThread {
  /** Null: it is being opened. */
  readonly thread: Thread<Message> | null
  /** Up to where the other one has read, in a conversation of two. */
  readonly otherRead: number | null
  /** Why it could not be opened. */
  readonly problem: unknown
  readonly open: () => void
  /** Brings the page before the first message; nothing where that is the room's first. */
  readonly older: () => Promise<void>
  /** Asks what is new. */
  readonly ask: () => void
  /** Puts a message in that the server has just taken. */
  readonly take: (message: Message) => void
}

/**
 * The messages of a room as they stand: opened with the newest, followed by the live stream, and asked anew every so
 * often, when the network is back and when the page is looked at again.
 */
export function useThread(roomId: number): OpenThread {
  const [thread, setThread] = useState<Thread<Message> | null>(null)
  const [otherRead, setOtherRead] = useState<number | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const held = useRef<Thread<Message> | null>(null)
  const asking = useRef<{ running: boolean; again: boolean }>({ running: false, again: false })
  const shown = useRef(roomId)
  shown.current = roomId

  const put = useCallback((next: Thread<Message>) => {
    held.current = next
    setThread(next)
  }, [])

  const catchUp = useCallback(async () => {
    const state = asking.current
    if (state.running) {
      state.again = true
      return
    }
    state.running = true
    try {
      do {
        state.again = false
        const known = held.current
        const piece = await send(calls.getMessages, { RoomID: roomId, ...(known && { Since: known.revision }) })
        if (shown.current !== roomId) return
        put(held.current ? withNews(held.current, piece) : opened(piece))
        setOtherRead(piece.OtherRead)
        setProblem(null)
        state.again ||= known !== null && piece.HasMore
      } while (state.again)
    } catch (error) {
      // What is shown stays; without anything to show the page says why.
      if (shown.current === roomId && !held.current) setProblem(error)
    } finally {
      state.running = false
    }
  }, [roomId, put])

  useEffect(() => {
    held.current = null
    asking.current = { running: false, again: false }
    setThread(null)
    setProblem(null)
    setOtherRead(null)
    void catchUp()
    const ask = () => void catchUp()
    const seen = () => document.visibilityState === 'visible' && ask()
    const stop = listenLive(chatTopic, (id) => id === roomId && ask())
    const timer = setInterval(seen, askEvery)
    addEventListener('online', ask)
    document.addEventListener('visibilitychange', seen)
    return () => {
      stop()
      clearInterval(timer)
      removeEventListener('online', ask)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [roomId, catchUp])

  const older = useCallback(async () => {
    const first = held.current?.messages[0]
    if (!held.current || held.current.isWhole || !first) return
    const piece = await send(calls.getMessages, { RoomID: roomId, Before: first.Seq })
    if (shown.current === roomId && held.current) put(withOlder(held.current, piece))
  }, [roomId, put])

  const take = useCallback(
    (message: Message) => {
      const known = held.current
      // Only the next one: what came between is asked for.
      if (known && message.Seq === (known.messages.at(-1)?.Seq ?? 0) + 1 && message.Revision === known.revision + 1)
        put(withNews(known, { Items: [message], HasMore: false }))
      else void catchUp()
    },
    [put, catchUp],
  )

  return { thread, otherRead, problem, open: () => void catchUp(), older, ask: () => void catchUp(), take }
}
