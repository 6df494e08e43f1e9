import { isOffline, Tries } from '#platform/web/kept/Tries.ts'
import { isProblem } from '#platform/web/problem.ts'
import { inOrder, type KeptMessage, type Message } from './kept-message.ts'
import { openMemoryMessages, type MessageStore } from './message-store.ts'

/** What carries messages to the server. */
export interface MessageLine {
  /** The browser keeps nothing. */
  readonly frail: boolean
  readonly send: (message: KeptMessage) => Promise<Message>
  /** Whether this browser's session is theirs now. */
  readonly isOwn: () => boolean
  readonly alone: (run: () => Promise<void>) => Promise<void>
  /** How long to wait after so many failures. */
  readonly pause: (failures: number) => number
}

export interface QueueFacts {
  readonly offline: boolean
  readonly frail: boolean
  /** What the server does not have yet, in the order in which it was written. */
  readonly kept: readonly KeptMessage[]
}

const neverTaken: readonly number[] = [400, 403, 404, 409, 413, 422]

/**
 * The messages of one person on their way from this browser to the server: each is kept here before it is sent, goes in
 * the order in which it was written, and leaves only when the server has it or its writer gives it up.
 */
export class MessageQueue {
  readonly uid: number
  readonly #line: MessageLine
  #store: MessageStore
  readonly #listeners = new Set<() => void>()
  readonly #arrivals = new Set<(roomId: number, message: Message) => void>()
  #facts: QueueFacts
  #writing: Promise<unknown> = Promise.resolve()
  readonly #tries: Tries

  constructor(uid: number, store: MessageStore, line: MessageLine) {
    this.uid = uid
    this.#store = store
    this.#line = line
    this.#facts = { offline: false, frail: line.frail, kept: [] }
    this.#tries = new Tries({
      send: () => this.#send(),
      fails: (error) => this.#fails(error),
      pause: (failures) => line.pause(failures),
    })
  }

  facts = (): QueueFacts => this.#facts
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  /** Calls back with each message that the server has taken. */
  onArrival = (listener: (roomId: number, message: Message) => void): (() => void) => {
    this.#arrivals.add(listener)
    return () => void this.#arrivals.delete(listener)
  }

  #tell(change: Partial<QueueFacts>): void {
    this.#facts = { ...this.#facts, ...change }
    for (const listener of this.#listeners) listener()
  }

  /** Reads what is kept, also by other tabs. */
  async refresh(): Promise<void> {
    await this.#writing
    this.#tell({ kept: inOrder(await this.#store.messagesOf(this.uid)) })
  }

  /** Keeps the message at once and sends it. */
  async give(message: KeptMessage): Promise<void> {
    this.#tell({ kept: inOrder([...this.#facts.kept.filter(({ key }) => key !== message.key), message]) })
    const written = this.#write(message)
    this.#writing = Promise.all([this.#writing, written])
    await written
    this.wake()
  }

  /** Tries one that was refused once more. */
  again = ({ why: _, ...message }: KeptMessage): Promise<void> => this.give({ ...message, standing: 'waiting' })

  async drop(key: string): Promise<void> {
    await this.#store.drop(key)
    await this.refresh()
  }

  async #write(message: KeptMessage): Promise<void> {
    try {
      await this.#store.keep(message)
    } catch {
      // No room, or no database: what there is goes on in memory, and the page says so.
      this.#store = openMemoryMessages(this.#facts.kept)
      this.#tell({ frail: true })
    }
  }

  /** Sends what waits, now. */
  wake = (): void => this.#tries.wake()

  /** Sends what waits; resolves when nothing does, or when it has to wait. */
  flush = (): Promise<void> => this.#tries.flush()

  async #send(): Promise<void> {
    await this.#writing
    await this.#line.alone(() => this.#sendAll())
    this.#tell({ offline: false })
    await this.refresh().catch(() => undefined)
  }

  async #fails(error: unknown): Promise<boolean> {
    this.#tell({ offline: isOffline(error) })
    await this.refresh().catch(() => undefined)
    return true
  }

  async #sendAll(): Promise<void> {
    for (const message of inOrder(await this.#store.messagesOf(this.uid))) {
      if (message.standing !== 'waiting') continue
      if (!this.#line.isOwn()) return
      try {
        const arrived = await this.#line.send(message)
        await this.#store.drop(message.key)
        for (const listener of this.#arrivals) listener(message.roomId, arrived)
      } catch (error) {
        if (!isProblem(error) || !neverTaken.includes(error.status)) throw error
        await this.#store.keep({ ...message, standing: 'refused', why: error.code })
      }
      await this.refresh()
    }
  }
}
