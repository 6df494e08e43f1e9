import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import type { Live } from '../../live/hub.ts'
import { tellEvery, type Limits } from './limits.ts'

/** What one message says: its sender, and of each key how many were taken, at which rate and burst. */
interface Message {
  readonly from: string
  readonly taken: readonly (readonly [key: string, count: number, perSecond: number, burst: number])[]
}

const channel = 'diwan_taken'
// A payload of NOTIFY holds less than 8000 bytes; a key is the name of an account or a hash, and a path.
const keysAMessage = 40

/**
 * Tells the other processes of the academy what was taken of these limits, a few times a second and only while somebody
 * asks fast, and hears the same from them. Nobody's request waits for it. While the database is away each process counts
 * for itself. Answers how it is ended.
 */
export function tellLimits(limits: Limits, db: Database, live: Live): () => void {
  const from = randomUUID()
  const unsubscribe = live.subscribe(channel, (payload) => {
    const message = JSON.parse(payload) as Message
    if (message.from === from) return
    for (const [key, count, perSecond, burst] of message.taken) limits.heard({ key, count, rate: { perSecond, burst } })
  })
  let telling = false
  const beat = setInterval(() => {
    if (telling || !limits.hasToTell) return
    telling = true
    const taken = limits.tell(keysAMessage).map(({ key, count, rate }) => [key, count, rate.perSecond, rate.burst])
    sql`select pg_notify(${channel}, ${JSON.stringify({ from, taken })})`
      .execute(db)
      .catch(() => {})
      .finally(() => (telling = false))
  }, tellEvery)
  beat.unref()
  return () => {
    clearInterval(beat)
    unsubscribe()
  }
}
