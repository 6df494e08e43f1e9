import type { Actor } from '#platform/shared/actor.ts'
import { documentOff, reportClosed } from '#platform/shared/document/document-calls.ts'
import { keyOf } from '#platform/shared/document/document.ts'
import { paramsOf } from '#platform/shared/document/documents.ts'
import { refuse, Refusal } from '#platform/shared/refusal.ts'
import type { TextLanguage } from '#platform/shared/text.ts'
import { printPdf } from '../content/pdf.ts'
import type { Database } from '../database.ts'
import type { FileStorage } from '../files/kept-files.ts'
import type { AllModules } from '../module.ts'
import { givenOf, openDocument } from './open-document.ts'
import { addressToPrint, type DocumentParts, type DocumentReaders, type FoundDocument } from './parts.ts'
import { issueTicket } from './tickets.ts'

/** A document by its published name, with its parameters as they stand in an address. */
export interface AskedPaper {
  readonly report: string
  readonly parameters: Readonly<Record<string, string>>
}
/** Why somebody does not get a paper: it is not theirs or not there, switched off, or not to be downloaded yet. */
export type PaperProblem = 'closed' | 'off' | 'locked'

/** For whom papers are read, by the rows of this database, and when. */
export interface PaperReader {
  readonly db: Database
  readonly files: FileStorage
  readonly actor: Actor
  readonly now: Date
}

/** Documents as PDF for somebody whom no request stands for. */
export interface PrintedPapers {
  /** Whether there is such a document, it comes in bundles, and these are parameters of it. */
  readonly isBundled: (paper: AskedPaper) => boolean
  /** Why the reader may not have it as PDF now; null where they may. */
  readonly problemOf: (reader: PaperReader, paper: AskedPaper) => Promise<PaperProblem | null>
  /**
   * Prints it by a ticket of the reader's own, exactly as its download does, once `problemOf` found nothing; null where
   * this machine has no Chromium.
   */
  readonly print: (reader: PaperReader, paper: AskedPaper, language: TextLanguage) => Promise<Buffer | null>
  /** Whether this process still serves the pages that are printed: one that is ending takes no requests any more. */
  readonly isServing: () => Promise<boolean>
}

/** Reloading a page counts as a use. */
const uses = 5
const ticketMs = 10 * 60_000
const servingMs = 10_000
/** Nobody waits at a page for it. */
const patienceMs = 60_000

export function printedPapers(
  found: readonly FoundDocument[],
  parts: DocumentParts,
  readers: DocumentReaders,
  modules: AllModules,
): PrintedPapers {
  const bundled = new Map(found.flatMap((one) => (one.document.isBundled ? [[keyOf(one.document), one] as const] : [])))
  const chosen = ({ report, parameters }: AskedPaper) => {
    const one = bundled.get(report)
    const { data } = one ? paramsOf(one.document).safeParse(parameters) : {}
    return one && data ? { one, params: data as object } : null
  }
  const open = ({ db, files, actor, now }: PaperReader, paper: AskedPaper) => {
    const { one, params } = chosen(paper) ?? refuse(reportClosed)
    const opening = { db, dbOf: () => db, actor, now, parts, readers, modules, vault: files.vault, files, ticket: null }
    return openDocument(one, opening, params)
  }
  return {
    isBundled: (paper) => chosen(paper) !== null,

    problemOf: async (reader, paper) => {
      try {
        const { mayDownload = true } = await open(reader, paper)
        return mayDownload ? null : 'locked'
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return error.kind === documentOff ? 'off' : 'closed'
      }
    },

    print: async (reader, paper, language) => {
      const { one, params } = chosen(paper) ?? refuse(reportClosed)
      const { record } = await open(reader, paper)
      const ticket = await issueTicket(reader.db, reader.actor, {
        report: paper.report,
        parameters: givenOf(params),
        expiresAt: new Date(reader.now.getTime() + ticketMs),
        uses,
        record,
      })
      return printPdf(addressToPrint(parts, one.document, params, language, ticket), language, patienceMs)
    },

    isServing: () =>
      fetch(`${parts.ownUrl}/healthz`, { signal: AbortSignal.timeout(servingMs) }).then(
        () => true,
        () => false,
      ),
  }
}
