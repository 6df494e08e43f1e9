import type { DBSchema } from 'idb'
import { openBrowserDatabase } from '#platform/web/kept/browser-database.ts'
import { placeKey, type DegreePlace, type KeptDegree } from './kept-degrees.ts'

/** Where a browser keeps degrees until they are safe at the server. */
export interface DegreeStore {
  /** One write, begun at once. */
  keep(degree: KeptDegree): Promise<void>
  /** Makes another out of what is kept in a place, or takes it away; nothing where nothing is. */
  settle(uid: number, place: DegreePlace, how: (kept: KeptDegree) => KeptDegree | null): Promise<void>
  degreesOf(uid: number): Promise<KeptDegree[]>
}

type Key = [number, number, number, string, number]
interface Kept extends DBSchema {
  degrees: { key: Key; value: KeptDegree; indexes: { person: number } }
}

const keyOf = (uid: number, { classId, traineeId, kind, itemId }: DegreePlace): Key => [
  uid,
  classId,
  traineeId,
  kind,
  itemId,
]

/** In the browser's database. */
export async function openBrowserDegrees(): Promise<DegreeStore> {
  const { opened, keep } = await openBrowserDatabase<Kept>('diwan-degrees', 1, (db) => {
    db.createObjectStore('degrees', { keyPath: ['uid', 'classId', 'traineeId', 'kind', 'itemId'] }).createIndex(
      'person',
      'uid',
    )
  })
  return {
    keep: (degree) => keep('degrees', degree),
    async settle(uid, place, how) {
      const { store, done } = (await opened()).transaction('degrees', 'readwrite')
      const kept = await store.get(keyOf(uid, place))
      const after = kept ? how(kept) : undefined
      await Promise.all([after ? store.put(after) : after === null && store.delete(keyOf(uid, place)), done])
    },
    degreesOf: async (uid) => (await opened()).getAllFromIndex('degrees', 'person', uid),
  }
}

/** For a browser that keeps nothing, and for tests: lives as long as the page. */
export function openMemoryDegrees(kept: readonly KeptDegree[] = []): DegreeStore {
  const degrees = new Map(kept.map((degree) => [`${degree.uid} ${placeKey(degree)}`, degree]))
  return {
    async keep(degree) {
      degrees.set(`${degree.uid} ${placeKey(degree)}`, degree)
    },
    async settle(uid, place, how) {
      const key = `${uid} ${placeKey(place)}`
      const found = degrees.get(key)
      const after = found && how(found)
      if (after) degrees.set(key, after)
      else if (after === null) degrees.delete(key)
    },
    degreesOf: async (uid) => [...degrees.values()].filter((degree) => degree.uid === uid),
  }
}
