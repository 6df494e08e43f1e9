import type { DBSchema } from 'idb'
import { openBrowserDatabase } from '#platform/web/kept/browser-database.ts'
import type { KeptMessage } from './kept-message.ts'

/** Where a browser keeps messages until they are safe at the server. */
export interface MessageStore {
  /** One write, begun at once. */
  keep(message: KeptMessage): Promise<void>
  drop(key: string): Promise<void>
  messagesOf(uid: number): Promise<KeptMessage[]>
}

interface Kept extends DBSchema {
  messages: { key: string; value: KeptMessage; indexes: { person: number } }
}

/** In the browser's database. */
export async function openBrowserMessages(): Promise<MessageStore> {
  const { opened, keep } = await openBrowserDatabase<Kept>('diwan-messages', 1, (db) => {
    db.createObjectStore('messages', { keyPath: 'key' }).createIndex('person', 'uid')
  })
  return {
    keep: (message) => keep('messages', message),
    drop: async (key) => (await opened()).delete('messages', key),
    messagesOf: async (uid) => (await opened()).getAllFromIndex('messages', 'person', uid),
  }
}

/** For a browser that keeps nothing, and for tests: lives as long as the page. */
export function openMemoryMessages(kept: readonly KeptMessage[] = []): MessageStore {
  const messages = new Map(kept.map((message) => [message.key, message]))
  return {
    keep: async (message) => void messages.set(message.key, message),
    drop: async (key) => void messages.delete(key),
    messagesOf: async (uid) => [...messages.values()].filter((message) => message.uid === uid),
  }
}
