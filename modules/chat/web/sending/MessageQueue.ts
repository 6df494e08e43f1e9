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
  #sending: Promise<void> | null = null
  #again = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(uid: number, store: MessageStore, line: MessageLine) {
    this.uid = uid
    this.#store = store
    this.#line = line
    this.#facts = { offline: false, frail: line.frail, kept: [] }
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
  wake = (): void => {
    this.#failures = 0
    void this.flush()
  }

  /** Sends what waits; resolves when nothing does, or when it has to wait. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#sending) {
      this.#again = true
      return this.#sending
    }
    this.#sending = this.#run()
    return this.#sending
  }

  /** Woken while a try fails it tries again at once, as the network may just have come back: thrice, then it pauses. */
  async #run(): Promise<void> {
    let failed = 0
    try {
      do {
        this.#again = false
        await this.#writing
        try {
          await this.#line.alone(() => this.#sendAll())
          this.#failures = failed = 0
          this.#tell({ offline: false })
        } catch (error) {
          this.#wait(error)
          failed++
        } finally {
          await this.refresh().catch(() => undefined)
        }
      } while (this.#again && failed < 3)
    } finally {
      // Whoever calls from now on begins anew, as this one looks no more.
      this.#sending = null
    }
  }

  #wait(error: unknown): void {
    const offline = !isProblem(error) || error.status === 0 || error.status >= 500
    this.#tell({ offline })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), this.#line.pause(this.#failures++))
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
