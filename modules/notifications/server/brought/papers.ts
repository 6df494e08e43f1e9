import type { Database } from '#platform/server/database.ts'
import { mailedAddress } from '#platform/server/documents/mailed.ts'
import type { DocumentReaders } from '#platform/server/documents/parts.ts'
import type { Reading } from '#platform/server/documents/reading.ts'
import type { AllModules, ListenerWork } from '#platform/server/module.ts'
import type { HappenedEvent, Reached } from '#platform/server/notices/happened.ts'
import type { Notice } from '#platform/server/notices/notice.ts'
import { paramsOf } from '#platform/shared/document/documents.ts'

/** What making a link to a printable document takes. */
export interface PaperParts {
  readonly documents: readonly Reading<any>[]
  readonly readers: DocumentReaders
  readonly publicUrl: string
  readonly modules: AllModules
}

/** The address of the notice's paper for one of its people, with its key; null where it has none that they may see. */
export type PaperOf = (
  db: Database,
  when: Pick<ListenerWork, 'now' | 'vault'>,
  notice: Notice,
  about: { readonly event: HappenedEvent; readonly reached: Reached; readonly email: string },
) => Promise<string | null>

/** Throws for a notice whose paper no folder declares. */
export const papersOf =
  ({ documents, readers, publicUrl, modules }: PaperParts): PaperOf =>
  async (db, { now, vault }, { papers = [] }, { event, reached, email }) => {
    for (const { path, values } of papers) {
      const one = documents.find(({ document }) => document.path === path)
      if (!one) throw new Error(`no document has the path ${path}`)
      const { data } = paramsOf(one.document).safeParse(values(event, reached))
      const asked = data as object | undefined
      // Told of outside of a request: there is no reader's own connection, and what they reach is asked by each reading.
      const mailing = { db, dbOf: () => db, now, parts: { publicUrl }, readers, modules, vault }
      const address = asked && (await mailedAddress(one, asked, { accountId: reached.accountId, email }, mailing))
      if (address) return address
    }
    return null
  }
