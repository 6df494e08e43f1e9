import { keyOf } from '#platform/shared/document/document.ts'
import { parameterNames } from '#platform/shared/document/document-address.ts'
import {
  documentCalls,
  pdfNotAvailable,
  reportClosed,
  reportDownloadLocked,
} from '#platform/shared/document/document-calls.ts'
import { documentCall, openedBy, paramsOf } from '#platform/shared/document/documents.ts'
import type { DocumentParameter } from '#platform/shared/document/document-parameters.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { implement, type Asked, type Handlers, type Implemented } from '../handler.ts'
import { sendFile } from '../http/replies/replies.ts'
import type { AllModules, ModuleServer } from '../module.ts'
import { printPdf } from '../content/pdf.ts'
import { replyOf } from './around.ts'
import { documentsOff } from './looks.ts'
import { givenOf, openDocument, type Opening } from './open-document.ts'
import { addressToPrint, type DocumentParts, type DocumentReaders, type FoundDocument } from './parts.ts'
import { issueTicket } from './tickets.ts'

type Asking = Pick<Asked<never>, 'db' | 'dbOf' | 'actor' | 'now' | 'request' | 'vault' | 'files'>

function parametersIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The calls of all documents: each one's own, its tickets, its PDF, and the list of them. */
export function documentsServer(
  found: readonly FoundDocument[],
  parts: DocumentParts,
  readers: DocumentReaders,
  modules: AllModules,
): ModuleServer {
  const byKey = new Map(found.map((each) => [keyOf(each.document), each]))
  const opening = (asked: Asking, ticket = asked.request.reportTicket): Opening => ({
    ...asked,
    parts,
    readers,
    modules,
    ticket,
  })

  function chosen(key: string, parameters: unknown): { one: FoundDocument; params: object } {
    const one = byKey.get(key) ?? refuse(reportClosed)
    const { data } = paramsOf(one.document).safeParse(parameters)
    return data ? { one, params: data as object } : refuse(reportClosed)
  }

  const handlers: Handlers<typeof documentCalls> = {
    issueReportTicket: async (asked) => {
      const { db, actor, now, body, record } = asked
      const { one, params } = chosen(body.Report, body.Parameters)
      const opened = await openDocument(one, opening(asked, null), params)
      const expiresAt = new Date(now.getTime() + opened.settings.reportTicketMinutes * 60_000)
      const ticket = { report: body.Report, parameters: givenOf(params), expiresAt, record: opened.record }
      const Ticket = await issueTicket(db, actor, ticket)
      await record({
        kind: 'platform.issueReportTicket',
        subject: ['account', actor.userId],
        data: { report: body.Report, ...givenOf(params) },
      })
      return { Ticket, ExpiresAt: expiresAt.toISOString() }
    },

    getReportPdf: async (asked) => {
      const { query, request, actor, audit } = asked
      const { one, params } = chosen(query.Report, parametersIn(query.Parameters))
      // What prints it has no session: it opens the page by the ticket.
      if (one.document.who !== 'public' && request.reportTicket === null) refuse(reportClosed)
      const { mayDownload = true } = await openDocument(one, opening(asked), params)
      if (!mayDownload) refuse(reportDownloadLocked)
      const page = addressToPrint(parts, one.document, params, query.Language, request.reportTicket)
      const bytes = (await printPdf(page, query.Language)) ?? refuse(pdfNotAvailable)
      const given = givenOf(params)
      await audit({
        kind: 'platform.downloadReport',
        subject: ['account', actor.userId],
        data: { report: query.Report, ...given },
      })
      const name = [query.Report, ...Object.values(given)].join('-').slice(0, 120)
      return sendFile({ name: `${name}.pdf`, mediaType: 'application/pdf', content: bytes })
    },

    getPaperImage: async ({ db, query, files }) => {
      const image = await db
        .selectFrom('platform.paper_image as i')
        .innerJoin('platform.file as f', 'f.id', 'i.file_id')
        .where('i.image_key', '=', query.Key)
        .select(['f.name', 'f.media_type', 'f.storage_key'])
        .executeTakeFirst()
      if (!image) refuse(notFound)
      const content = await files.open(image.storage_key)
      return sendFile({ name: image.name, mediaType: image.media_type, content, inline: true, isLasting: true })
    },

    getDocuments: async ({ db }) => {
      const off = await documentsOff(db)
      return found.map(({ document, title }) => ({
        Key: keyOf(document),
        Path: document.path,
        Title: title,
        Paper: document.paper,
        IsOff: off.has(keyOf(document)),
        OpenedBy: openedBy(document) as string[] | null,
        Parameters: parameterNames(document).map((Name) => {
          const { kind, isOptional } = document.params[Name] as DocumentParameter
          return { Name, Kind: kind, IsOptional: isOptional }
        }),
      }))
    },
  }

  const own = found.map((one): Implemented => {
    const name = keyOf(one.document)
    const open = async (asked: Asked<{ query: object }>) => {
      const opened = await openDocument(one, opening(asked), asked.query)
      // The ticket was made by somebody whose opening, or whose letter, is on record.
      if (opened.noted && asked.request.reportTicket === null) await asked.audit(opened.noted)
      return replyOf(asked.db, one.document, opened)
    }
    return { calls: { [name]: documentCall(one.document) }, handlers: { [name]: open as never } }
  })
  return { name: 'documents', implemented: [implement(documentCalls, handlers), ...own] }
}
