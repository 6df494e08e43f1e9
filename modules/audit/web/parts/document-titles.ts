import type { Output } from '#platform/shared/call.ts'
import { documentCalls } from '#platform/shared/document/document-calls.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { skip, useCall } from '#platform/web/data.ts'

/** Facts that name a printed document by its key, and under which name; what they tell of is the document. */
const named: Readonly<Record<string, string>> = {
  'platform.downloadReport': 'report',
  'platform.issueReportTicket': 'report',
  'settings.changeDocumentLook': 'document',
}

/** Under which name a fact of this kind has the key of a document; null where it names none. */
export const documentField = (kind: string): string | null => named[kind] ?? null

interface Entry {
  readonly Kind: string
  readonly Code: string | null
}
type Documents = Pick<Output<typeof documentCalls.getDocuments>[number], 'Key' | 'Title'>

/** What the document is called that an entry names; null where it names none, or one that there is no more. */
export const documentTitle = (documents: readonly Documents[], { Kind, Code }: Entry): Trilingual | null =>
  documentField(Kind) === null ? null : (documents.find(({ Key }) => Key === Code)?.Title ?? null)

/** The same for who has not the documents at hand: fetched only where one of these kinds names one. */
export function useDocumentTitles(kinds: readonly string[]): (entry: Entry) => Trilingual | null {
  const asked = kinds.some((kind) => documentField(kind) !== null)
  const { data } = useCall(documentCalls.getDocuments, asked ? {} : skip, { freshFor: 600_000, silent: true })
  return (entry) => documentTitle(data ?? [], entry)
}
