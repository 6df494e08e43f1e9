import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Call, Input, Output } from '#platform/shared/call.ts'
import type { Language } from '#platform/shared/actor.ts'
import { isProblem, send, sendForFile } from '#platform/web/client.ts'
import type { ApiProblem } from '#platform/web/problem.ts'
import { reportsCalls } from '../../contract/calls.ts'
import { ticketOfPage } from './ticket.ts'

/** The content of a report's page, with the ticket of the address or the reader's own session. */
export function useReport<C extends Call>(call: C, input: Input<C> | null) {
  const [ticket] = useState(ticketOfPage)
  return useQuery<Output<C>, ApiProblem>({
    queryKey: [call.path, input, ticket],
    enabled: input !== null,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) =>
      send(call, ...([input, { signal, ...(ticket && { headers: { 'x-report-ticket': ticket } }) }] as never)),
  })
}

/**
 * The same document as PDF. Where the server has no Chromium the browser's own print window opens instead; that
 * refusal is thrown on, so that the page says so.
 */
export async function loadPdf(
  report: string,
  parameters: Readonly<Record<string, number>>,
  language: Language,
): Promise<Blob> {
  const inherited = ticketOfPage()
  const ticket =
    inherited ??
    (await send(reportsCalls.issueReportTicket, { body: { Report: report, Parameters: parameters } })).Ticket
  try {
    return await sendForFile(
      reportsCalls.getReportPdf,
      {
        Report: report,
        Parameters: JSON.stringify(parameters),
        Language: language === 'ar' || language === 'fr' ? language : 'en',
      },
      { headers: { 'x-report-ticket': ticket } },
    )
  } catch (error) {
    if (isProblem(error, 'pdfNotAvailable')) window.print()
    throw error
  }
}
