import type { Actor } from '#platform/shared/actor.ts'
import { documentAddress } from '#platform/shared/document/document-address.ts'
import type { Document, DocumentPlace } from '#platform/shared/document/document.ts'
import type { TextLanguage, Trilingual } from '#platform/shared/text.ts'
import type { Database } from '../database.ts'
import type { Reading } from './reading.ts'

/** A document's folder, as it was found. */
export interface FoundDocument extends Reading<any> {
  readonly place: DocumentPlace
  /** Its own word, in each language. */
  readonly title: Trilingual
}

/** What documents need beside the database and the request. */
export interface DocumentParts {
  /** The address that people reach the academy under; stands in QR codes. */
  readonly publicUrl: string
  /** Where this server's own Chromium reaches it, as `http://127.0.0.1:8080`. */
  readonly ownUrl: string
}

/** Where Chromium opens a document in a language, with the ticket that opens it; null for a public one. */
export const addressToPrint = (
  { ownUrl }: Pick<DocumentParts, 'ownUrl'>,
  document: Document,
  params: object,
  language: TextLanguage,
  ticket: string | null,
): string =>
  `${ownUrl}${documentAddress(document, params)}?lang=${language}${ticket === null ? '' : `#ticket=${ticket}`}`

/** What the platform has to be told of accounts. */
export interface DocumentReaders {
  /** The account as it is today; null where it is no longer active. */
  readonly actorOf: (db: Database, accountId: number) => Promise<Actor | null>
  /** The same of many who are written to; also of who was invited and has not come in yet. In no order. */
  readonly actorsOf: (db: Database, accountIds: readonly number[]) => Promise<readonly Actor[]>
  /** Whether the address belongs to an account that is switched off. */
  readonly isSwitchedOff: (db: Database, email: string) => Promise<boolean>
}
