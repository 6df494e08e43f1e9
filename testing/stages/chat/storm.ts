import { randomUUID } from 'node:crypto'
import { random } from '#database/seeds/sample/random.ts'
import { chatCalls as calls } from '#modules/chat/contract/calls.ts'
import { opened, withNews, type Thread } from '#modules/chat/rules/thread.ts'
import type { Output } from '#platform/shared/call.ts'
import type { Asker } from '../../asker.ts'

export type Message = Output<typeof calls.getMessages>['Items'][number]

/** Thrown where the network swallows a request, or its answer. */
class Lost extends Error {}

/** A line to one of several servers: some requests never arrive, of some that arrive the answer is lost. */
export interface Weather {
  readonly dice: () => number
  /** Part of the requests, and of the answers, that are lost. */
  readonly lost: number
}

export const weatherOf = (seed: number, lost = 0.15): Weather => ({ dice: random(seed).next, lost })

async function across<T>({ dice, lost }: Weather, ask: () => Promise<T>): Promise<T> {
  if (dice() < lost) throw new Lost()
  const answer = await ask()
  if (dice() < lost) throw new Lost()
  return answer
}

/** One person: what they still have to send, and what they hold of each room. */
export interface Chatter {
  readonly name: string
  /** The same person at each server. */
  readonly at: readonly Asker[]
  readonly rooms: readonly number[]
  readonly threads: Map<number, Thread<Message>>
}

/** Which servers answer; one that is killed leaves the list. */
export interface Servers {
  alive: number[]
}

const pick = <T>(dice: () => number, list: readonly T[]): T => list[Math.floor(dice() * list.length)]!

/** Brings a room to where it stands, a page at a time, from the last that was seen; what is lost is asked again next time. */
export async function catchUp(who: Chatter, room: number, weather: Weather, servers: Servers): Promise<void> {
  for (;;) {
    const asker = who.at[pick(weather.dice, servers.alive)]!
    const thread = who.threads.get(room) ?? opened<Message>({ Items: [], HasMore: false })
    const piece = await across(weather, () => asker.send(calls.getMessages, { RoomID: room, Since: thread.revision }))
    who.threads.set(room, withNews(thread, piece))
    if (!piece.HasMore) return
  }
}

/** Sends so many messages, each as often as it takes, as the queue of a page does; reads now and then. `sent` counts those that were answered. */
export async function chat(
  who: Chatter,
  count: number,
  { weather, servers, sent }: { weather: Weather; servers: Servers; sent: (text: string) => void },
): Promise<void> {
  for (let at = 1; at <= count; at++) {
    const room = pick(weather.dice, who.rooms)
    const text = `${who.name} ${at}`
    const body = { RoomID: room, Key: randomUUID(), Text: text, AnswersSeq: null, Mentions: [], FileID: null }
    for (let arrived = false; !arrived;) {
      const asker = who.at[pick(weather.dice, servers.alive)]!
      arrived = await across(weather, () => asker.send(calls.sendMessage, { body })).then(
        () => true,
        () => false,
      )
    }
    sent(text)
    if (weather.dice() < 0.25)
      await catchUp(who, pick(weather.dice, who.rooms), weather, servers).catch(() => undefined)
  }
}
