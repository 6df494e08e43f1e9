import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '#platform/shared/actor.ts'
import type { Call } from '#platform/shared/call.ts'
import { keyOf, type DocumentFacts } from '#platform/shared/document/document.ts'
import { callPathOf, leftOut, parameterNames } from '#platform/shared/document/document-address.ts'
import { documentCalls } from '#platform/shared/document/document-calls.ts'
import { type DocumentReply } from '#platform/shared/document/documents.ts'
import { textLanguageOf } from '#platform/shared/text.ts'
import { useAddress } from '../start/address.ts'
import { isProblem, send, sendForFile } from '../client.ts'
import type { ApiProblem } from '../problem.ts'
import { ticketOfPage } from './ticket.ts'

/** The parts of the address as they are written; the server reads them. */
export function useDocumentParameters(declared: DocumentFacts): Readonly<Record<string, string>> {
  const { params } = useAddress()
  return Object.fromEntries(
    parameterNames(declared).flatMap((name) => {
      const value = params[name]
      return value && value !== leftOut ? [[name, value]] : []
    }),
  )
}

/** Whether the address names a document: one that lacks a part is asked for by nobody. */
export const isWhole = ({ needs }: DocumentFacts, asked: Readonly<Record<string, string>>): boolean =>
  needs.every((name) => name in asked)

/** What a document's page shows, with the ticket of the address or the reader's own session. */
export function useDocument(declared: DocumentFacts, asked: Readonly<Record<string, string>>) {
  const [ticket] = useState(ticketOfPage)
  const path = callPathOf(declared)
  // The declaration's shapes are the server's: a page sends by method, path and effect.
  const call = { method: 'GET', path, effect: 'reads' } as Call
  return useQuery<DocumentReply, ApiProblem>({
    queryKey: [path, asked, ticket],
    enabled: isWhole(declared, asked),
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => send(call, asked, { signal, ...(ticket && { headers: { 'x-report-ticket': ticket } }) }),
  })
}

/**
 * The same document as PDF, with the ticket of the address, else one that is made for it; a public one needs none.
 * Where the server has no Chromium the browser's own print window opens instead; that refusal is thrown on, so that the
 * page says so.
 */
export async function loadPdf(
  declared: DocumentFacts,
  asked: Readonly<Record<string, string>>,
  language: Language,
  isPublic: boolean,
): Promise<Blob> {
  const Report = keyOf(declared)
  const body = { Report, Parameters: asked }
  const ticket = isPublic ? null : (ticketOfPage() ?? (await send(documentCalls.issueReportTicket, { body })).Ticket)
  const Language = textLanguageOf(language, 'en')
  try {
    return await sendForFile(
      documentCalls.getReportPdf,
      { Report, Parameters: JSON.stringify(asked), Language },
      ticket === null ? {} : { headers: { 'x-report-ticket': ticket } },
    )
  } catch (error) {
    if (isProblem(error, 'pdfNotAvailable')) window.print()
    throw error
  }
}
