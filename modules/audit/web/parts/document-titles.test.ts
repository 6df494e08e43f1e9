import { expect, test, vi } from 'vitest'
import { documentLookActs } from '#modules/settings/contract/acts.ts'
import { downloadActs, ticketActs } from '#platform/shared/own-acts.ts'
import { kindOf } from '#platform/shared/record/act.ts'
import { documentTitle } from './document-titles.ts'

vi.mock('#platform/web/data.ts', () => ({ skip: Symbol('skip'), useCall: vi.fn() }))

const Title = { ar: 'شهادة', en: 'Certificate', fr: 'Attestation' }
const documents = [{ Key: 'Certificate', Title }]

test('an entry about a printed document names it by its title', () => {
  for (const Kind of [
    kindOf(downloadActs, 'downloadReport'),
    kindOf(ticketActs, 'issueReportTicket'),
    kindOf(documentLookActs, 'changeDocumentLook'),
  ])
    expect(documentTitle(documents, { Kind, Code: 'Certificate' })).toEqual(Title)
})

test('one that there is no more, and what another fact calls so, stays as it was written', () => {
  expect(documentTitle(documents, { Kind: 'platform.downloadReport', Code: 'Gone' })).toBeNull()
  expect(documentTitle(documents, { Kind: 'reports.deliverRun', Code: 'Certificate' })).toBeNull()
  expect(documentTitle(documents, { Kind: 'platform.downloadReport', Code: null })).toBeNull()
})
