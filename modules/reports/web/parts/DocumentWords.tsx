import { type Dictionaries, type Keys, useText } from '#platform/web/text.ts'

/** Words of a document's head, in the document's language, which need not be the reader's. */
export function DocumentWords({ path }: { path: Keys<Dictionaries['reports']> }) {
  return useText('reports')(path)
}
