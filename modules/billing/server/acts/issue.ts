import { nextNumber } from '#platform/server/content/number-series.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { invoiceSettings } from '../../contract/settings.ts'
import { writeNew } from '#platform/server/acts/write-act.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { totalsOf } from '../../rules/totals.ts'
import { addInvoice, rateOf, type About, type LineOf, type Payer } from '../store/invoices.ts'
import type { Doing } from './doing.ts'
import { noun } from './noun.ts'

export interface Issue {
  readonly about: About
  readonly payer: Payer
  readonly currency: string
  readonly lines: readonly LineOf[]
  /** As it was agreed; where not said, as it is now. */
  readonly taxPercent?: number | undefined
  /** A day of the academy's zone; as many days from today as the academy gives, where not said. */
  readonly dueOn?: string | undefined
  /** What comes to nothing is paid as it is issued. */
  readonly settledIfFree?: boolean
}

/**
 * Issues an invoice with the next number, with tax, rate and bank details as they are now. What it is about must be locked,
 * and bear no live invoice: the database refuses a second one.
 */
export async function issueInvoice(doing: Doing, issue: Issue): Promise<{ id: number; number: string }> {
  const { db, now } = doing
  const {
    timeZone,
    invoiceDueDays,
    currency: baseCurrency,
    taxPercent: taxNow,
    bankDetails,
  } = await settings(db, invoiceSettings, zoneSettings)
  const taxPercent = issue.taxPercent ?? taxNow
  const rate = await rateOf(db, issue.currency, baseCurrency)
  const number = await nextNumber(db, 'invoice', now)
  const totals = totalsOf(issue.lines, taxPercent)
  const id = await addInvoice(db, {
    ...issue,
    number,
    baseCurrency,
    rate,
    taxPercent,
    bankDetails,
    dueOn: issue.dueOn ?? addDays(dayOf(now, timeZone), invoiceDueDays),
    totals,
    // Over nothing: no proof will ever settle it.
    state: issue.settledIfFree && totals.amountMinor === 0 ? 'paid' : 'sent',
    issuedBy: doing.userId ?? 0,
    now,
  })
  await writeNew(doing, noun, { id, number, about: issue.about }, 'issueInvoice')
  return { id, number }
}
