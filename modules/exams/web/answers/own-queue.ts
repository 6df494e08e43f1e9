import { useEffect, useState } from 'react'
import { send } from '#platform/web/client.ts'
import { currentSession, onSessionChange } from '#platform/web/session.ts'
import { inOneTab, openedInTime, pauseAfter } from '#platform/web/kept/browser-database.ts'
import { noteUnsent } from '#platform/web/signed-in/unsent.ts'
import { attemptCalls as calls } from '../../contract/calls.ts'
import { AnswerQueue } from './AnswerQueue.ts'
import { deviceKey } from './device.ts'
import { deliveryOf, waitingOf } from './kept-answers.ts'
import { openBrowserStore, openMemoryStore } from './store.ts'

/** A line that swallows a request is given up after this many milliseconds, and it is tried again. */
const answerWithin = 15_000
/** What another tab keeps is sent by that tab; by this one where it has not been for so long. */
const othersTurn = 2000
/** A day after its end a paper that was left open goes out of the browser. */
const papersStay = 24 * 3_600_000

const queues = new Map<number, Promise<AnswerQueue>>()

/** This tab's queue of one person: begins to send what waits. */
export function ownQueue(uid: number): Promise<AnswerQueue> {
  let queue = queues.get(uid)
  if (!queue) queues.set(uid, (queue = openQueue(uid)))
  return queue
}

/** The same for a page: null until it has been opened. */
export function useQueue(uid: number | undefined): AnswerQueue | null {
  const [queue, setQueue] = useState<AnswerQueue | null>(null)
  useEffect(() => {
    let shown = true
    if (uid !== undefined) void ownQueue(uid).then((opened) => shown && setQueue(opened))
    return () => void (shown = false)
  }, [uid])
  return queue?.uid === uid ? queue : null
}

async function openQueue(uid: number): Promise<AnswerQueue> {
  const store = await openedInTime(openBrowserStore)
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('diwan-answers')
  const queue = new AnswerQueue(uid, store ?? openMemoryStore(), {
    frail: store === null,
    send: (AttemptID, answers) =>
      send(
        calls.saveAnswers,
        {
          body: {
            AttemptID,
            DeviceKey: deviceKey(),
            Answers: answers.map((answer) => ({
              Seq: answer.seq,
              ExamQuestionID: answer.examQuestionId,
              Answer: answer.answer,
              AnsweredAt: answer.answeredAt,
            })),
          },
        },
        { within: answerWithin },
      ),
    isOwn() {
      const user = currentSession()?.user
      return user?.uid === uid && !user.acting
    },
    alone: (run) => inOneTab('diwan-answers', answerWithin * 2, run),
    notePapers: (held) => (held ? localStorage.setItem('examPapers', 'true') : localStorage.removeItem('examPapers')),
    tell: () => channel?.postMessage(uid),
    pause: pauseAfter,
  })

  queue.subscribe(() => {
    const { state, answers } = queue.facts()
    if (state === 'loading') return
    const { waiting, refused, uncounted } = deliveryOf(answers, null)
    noteUnsent(uid, { waiting, toTell: refused.length + uncounted.length })
  })
  const wakeOwn = () => {
    if (currentSession()?.user.uid === uid) queue.wake()
  }
  addEventListener('online', wakeOwn)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wakeOwn()
  })
  onSessionChange(wakeOwn)
  let turn: ReturnType<typeof setTimeout> | undefined
  channel?.addEventListener('message', ({ data }: MessageEvent<number>) => {
    if (data !== uid) return
    void queue.refresh().then(() => {
      clearTimeout(turn)
      if (waitingOf(queue.facts().answers).length > 0) turn = setTimeout(() => void queue.flush(), othersTurn)
    })
  })
  await queue.forgetPapersBefore(new Date(Date.now() - papersStay))
  await queue.refresh()
  wakeOwn()
  return queue
}

/** Whether this browser keeps a paper of this person by this code, so that it can be gone on with where nobody answers. */
export const keepsPaper = async (uid: number, code: string): Promise<boolean> =>
  ((await (await ownQueue(uid)).paperOf(code))?.paper ?? null) !== null
