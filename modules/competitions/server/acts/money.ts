import { feeActs, issueInvoice, liveInvoice, lockedInvoice, voidInvoice } from '#modules/billing/server/public.ts'
import { settings } from '#platform/server/settings.ts'
import type { Database } from '#platform/server/database.ts'
import type { Money } from '#platform/shared/values/money.ts'
import { competitionSettings } from '../../contract/settings.ts'
import { entryLine } from '../../text/letters.ts'
import type { Entry } from '../store/entries.ts'
import type { Doing } from './doing.ts'

export const proofField = 'competitionPaymentProof'

const about = ({ id }: Entry) => ({ kind: 'competitionEntry', id }) as const

/** What the academy has set for all competitions, before the tax. */
export const usualFee = async (db: Database): Promise<Money> => (await settings(db, competitionSettings)).competitionFee

/** What an entry costs: what its competition says, else what is usual. */
export const feeOf = (
  { feeMinor, feeCurrency }: { readonly feeMinor: number | null; readonly feeCurrency: string | null },
  usual: Money,
): Money => (feeMinor === null || feeCurrency === null ? usual : { Minor: feeMinor, Currency: feeCurrency })

/** The fee of an entry is its trainee's to pay. */
export const invoiceEntry = (doing: Doing, entry: Entry, fee: Money) =>
  issueInvoice(doing, {
    about: { ...about(entry), code: entry.traineeCode },
    payer: { traineeId: entry.traineeId },
    currency: fee.Currency,
    lines: [{ text: entryLine(entry.competitionCode), quantity: 1, unitMinor: fee.Minor }],
  })

export const { prove, bookFee, refuseProof, voidFee } = feeActs<Entry>('competitionEntry', {
  proofField,
  proves: 'uploadEntryProof',
  books: 'confirmEntryFee',
})

/** Books the fee by the proof that waits, and takes the whole of it back. */
export async function returnFee(doing: Doing, entry: Entry, reason: string) {
  const { id, number } = await bookFee(doing, entry)
  const booked = await lockedInvoice(doing.db, id)
  if (booked) await voidInvoice(doing, booked, reason)
  return { id, number }
}

/** Whether something was received for the entry. */
export async function isPaid({ db }: Doing, entry: Entry): Promise<boolean> {
  const invoice = await liveInvoice(db, about(entry))
  return invoice !== undefined && invoice.receivedMinor > 0
}
