import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database.ts'
import { mayPassAgain } from './replies/database-errors.ts'
import { formerReply, keepReply, wasFirstElsewhere, type Slot } from './replies/idempotency.ts'

const tries = 4

/**
 * Runs a writing call in one transaction. With a slot, the reply is stored in that same transaction, and a repeated
 * request gets it back without running. Clashes with other transactions are run anew up to three times.
 */
export async function inTransaction(db: Database, slot: Slot | null, run: (tx: Database) => unknown): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (tx) => {
        const former = slot && (await formerReply(tx, slot))
        if (former) return former.reply
        const reply = await run(tx)
        if (slot) await keepReply(tx, slot, reply)
        return reply
      })
    } catch (error) {
      if (attempt === tries || !(mayPassAgain(error) || wasFirstElsewhere(error))) throw error
      // Jitter, or rivals that clashed once meet again.
      await pause(Math.random() * 20 * attempt)
    }
  }
}
