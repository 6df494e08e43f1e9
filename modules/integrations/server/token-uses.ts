import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { noteUses } from './store/tokens.ts'

interface Used {
  count: number
  address: string
  at: Date
}

const writtenEvery = 2_000

/**
 * Counts how often tokens are used and from where, and writes it down every two seconds: a row that every request of a program
 * would write is no way to serve it. A process that dies takes the last two seconds along.
 */
export class TokenUses {
  readonly #used = new Map<number, Used>()
  readonly #db: Database
  readonly #beat: NodeJS.Timeout
  readonly #onError: (error: unknown) => void

  constructor(db: Database, onError: (error: unknown) => void) {
    this.#db = db
    this.#onError = onError
    this.#beat = setInterval(() => void this.write(), writtenEvery)
    this.#beat.unref()
  }

  used(tokenId: number, address: string, at: Date): void {
    const known = this.#used.get(tokenId)
    this.#used.set(tokenId, { count: (known?.count ?? 0) + 1, address, at })
  }

  async write(): Promise<void> {
    if (this.#used.size === 0) return
    const uses = [...this.#used].map(([id, used]) => ({ id, ...used }))
    this.#used.clear()
    try {
      await noteUses(this.#db, uses, (await settings(this.#db, zoneSettings)).timeZone)
    } catch (error) {
      this.#onError(error)
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#beat)
    await this.write()
  }
}
