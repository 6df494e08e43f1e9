import type { Actor } from '#platform/shared/actor.ts'
import type { Asked, Content, Document } from '#platform/shared/document/document.ts'
import type { FrozenLook } from '#platform/shared/document/look.ts'
import type { EventSubject } from '#platform/shared/record/event-kinds.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Database } from '../database.ts'
import type { NewAudit } from '../audit/entry.ts'
import type { FileStorage } from '../files/kept-files.ts'
import type { AllModules } from '../module.ts'
import type { Vault } from '../vault/vault.ts'

/** For whom a document is read. */
export interface DocumentAsking {
  readonly db: Database
  /** The reader, or whoever issued the ticket; of a public document a visitor too. */
  readonly actor: Actor
  readonly now: Date
  /** The address that people reach the academy under; stands in QR codes. */
  readonly publicUrl: string
  /** Opens what the database keeps encrypted and the paper has to show. */
  readonly vault: Vault
  /** The bytes of pictures that stand on it; absent where it is only asked whether somebody may open it. */
  readonly files?: FileStorage | undefined
  /** What documents ask of records that stand below their module. */
  readonly modules: AllModules
}

export interface ReadDocument<C> {
  readonly content: C
  /** What it is about, with which its tickets end (`endedBy`). */
  readonly record?: readonly [type: EventSubject, id: number]
  /** What the audit keeps of this opening, where the paper shows what nobody reads unseen; nothing where not said. */
  readonly noted?: NewAudit
  /** The language that it opens in; where not said the one that the reader reads now, of a ticket that of letters to its holder. */
  readonly language?: string
  /** Whether it may be downloaded; true where not said. */
  readonly mayDownload?: boolean
  /** What the academy was called when it was issued; its name today where not said. */
  readonly academyName?: Trilingual
  /**
   * How it looked when it was issued (`lookToFreeze`); how documents look today where not said. Null: it was issued before
   * looks were kept.
   */
  readonly look?: FrozenLook | null
}

/** A document with what reads it: null where the actor may not see it or there is none. */
export interface Reading<D extends Document = Document> {
  readonly document: D
  readonly read: (asking: DocumentAsking, asked: Asked<D>) => Promise<ReadDocument<Content<D>> | null>
}

/** The default export of `read.ts`: rows are reached through the actor, as everywhere. */
export const reading = <D extends Document>(document: D, read: Reading<D>['read']): Reading<D> => ({ document, read })
