import type { Database } from '../database.ts'

/** What one message of the channel `diwan_live` says: these accounts have something new of this topic. */
export interface LiveMessage {
  readonly accounts: readonly number[]
  readonly topic: string
  readonly id: number | null
}

export const liveChannel = 'diwan_live'

// A payload of NOTIFY holds less than 8000 bytes; an id takes at most 11.
const accountsAMessage = 600

/**
 * Tells the open pages of these people that something changed: `topic` names it (`notification`), `id` the record.
 * It goes out when the transaction commits, in whichever process their streams are. Never send content, only ids.
 */
export async function publishLive(
  db: Database,
  accountIds: readonly number[],
  topic: string,
  id: number | null = null,
): Promise<void> {
  for (let from = 0; from < accountIds.length; from += accountsAMessage) {
    const message: LiveMessage = { accounts: accountIds.slice(from, from + accountsAMessage), topic, id }
    await db
      .selectNoFrom((eb) => eb.fn('pg_notify', [eb.val(liveChannel), eb.val(JSON.stringify(message))]).as('notified'))
      .execute()
  }
}
