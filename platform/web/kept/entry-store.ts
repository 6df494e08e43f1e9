import type { DBSchema } from 'idb'
import { openBrowserDatabase } from './browser-database.ts'
import { placeOf, type EntryKind } from './entries.ts'

interface Owned {
  readonly uid: number
}

/** Where a browser keeps entries until they are safe at the server. */
export interface EntryStore<Entry> {
  /** One write, begun at once. */
  keep(entry: Entry): Promise<void>
  /** Makes another out of what is kept in the place of this one, or takes it away; nothing where nothing is. */
  settle(entry: Entry, how: (kept: Entry) => Entry | null): Promise<void>
  entriesOf(uid: number): Promise<Entry[]>
}

interface Tables<Entry> extends DBSchema {
  entries: { key: IDBValidKey; value: Entry; indexes: { person: number } }
}

/** In the browser's database. */
export async function openBrowserEntries<Entry extends Owned>(kind: EntryKind<Entry>): Promise<EntryStore<Entry>> {
  // The type knows one name; the databases of different kinds call it otherwise.
  const table = (kind.table ?? 'entries') as 'entries'
  const keyPath = ['uid', ...kind.place]
  const keyOf = (entry: Entry) => keyPath.map((field) => entry[field as keyof Entry]) as unknown as IDBValidKey
  const { opened, keep } = await openBrowserDatabase<Tables<Entry>>(kind.database, 1, (db) => {
    db.createObjectStore(table, { keyPath }).createIndex('person', 'uid')
  })
  return {
    keep: (entry) => keep(table, entry as never),
    async settle(entry, how) {
      const { store, done } = (await opened()).transaction(table, 'readwrite')
      const kept = (await store.get(keyOf(entry) as never)) as Entry | undefined
      const after = kept === undefined ? undefined : how(kept)
      await Promise.all([
        after ? store.put(after as never) : after === null && store.delete(keyOf(entry) as never),
        done,
      ])
    },
    entriesOf: async (uid) => (await (await opened()).getAllFromIndex(table, 'person', uid as never)) as Entry[],
  }
}

/** For a browser that keeps nothing, and for tests: lives as long as the page. */
export function openMemoryEntries<Entry extends Owned>(
  kind: Pick<EntryKind<Entry>, 'place'>,
  kept: readonly Entry[] = [],
): EntryStore<Entry> {
  const keyOf = (entry: Entry) => `${entry.uid} ${placeOf(kind, entry)}`
  const entries = new Map(kept.map((entry) => [keyOf(entry), entry]))
  return {
    async keep(entry) {
      entries.set(keyOf(entry), entry)
    },
    async settle(entry, how) {
      const key = keyOf(entry)
      const found = entries.get(key)
      const after = found && how(found)
      if (after) entries.set(key, after)
      else if (after === null) entries.delete(key)
    },
    entriesOf: async (uid) => [...entries.values()].filter((entry) => entry.uid === uid),
  }
}
