import type { EntryStore } from '#platform/web/kept/entry-store.ts'
import { EntryQueue, type EntryFacts, type EntryLine } from '#platform/web/kept/EntryQueue.ts'
import { degrees, type DegreePlace, type KeptDegree, type SavedDegree, type SaveReply } from './kept-degrees.ts'

/** What carries degrees to the server. */
export interface DegreeLine extends Omit<EntryLine<KeptDegree, SavedDegree>, 'send'> {
  readonly send: (degrees: readonly KeptDegree[]) => Promise<SaveReply>
}

export type DegreeFacts = EntryFacts<KeptDegree, SavedDegree>

/** The degrees of one assessor on their way from this browser to the server; each is sent as it is given. */
export class DegreeQueue extends EntryQueue<KeptDegree, SavedDegree> {
  constructor(uid: number, store: EntryStore<KeptDegree>, line: DegreeLine) {
    super(degrees, uid, store, {
      ...line,
      async send(batch) {
        const { Degrees } = await line.send(batch)
        return batch.map((sent) => Degrees.find(({ ItemID }) => ItemID === sent.itemId))
      },
    })
  }

  /** Keeps the degree at once and sends it; `version` is the one that its giver sees. */
  give({ classId, traineeId, kind, itemId }: DegreePlace, degree: number, version: number | null): Promise<void> {
    return this.keep([{ classId, traineeId, kind, itemId, degree, ...this.given(version, 'waiting') }])
  }
}
