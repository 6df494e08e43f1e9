import {
  acceptProof,
  addProof,
  decideProof,
  issueInvoice,
  liveInvoice,
  openProof,
  voidInvoice,
  type Invoice,
} from '#modules/billing/server/public.ts'
import { owedOf } from '#modules/billing/rules/totals.ts'
import { attachFile } from '#platform/server/files/store.ts'
import { settings } from '#platform/server/settings.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
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

/** The invoice of an entry that still asks for something, locked. */
async function owing({ db }: Doing, entry: Entry, action: string): Promise<Invoice> {
  const invoice = await liveInvoice(db, about(entry))
  if (!invoice || invoice.state !== 'sent' || owedOf(invoice) <= 0)
    return refuse(notNow, { action, state: entry.state })
  return invoice
}

/** Hands a proof in; its file becomes the entry's. */
export async function prove(
  doing: Doing,
  actor: Actor,
  entry: Entry,
  { fileId, swiftCode }: { readonly fileId: number | null; readonly swiftCode: string },
): Promise<void> {
  const invoice = await owing(doing, entry, 'uploadEntryProof')
  if (fileId !== null) await attachFile(doing.db, actor, fileId, proofField, ['competitionEntry', entry.id])
  await addProof(doing.db, invoice.id, { fileId, swiftCode: swiftCode || null, note: '' }, doing)
}

/** Books the whole fee by the proof that waits. */
export async function bookFee(doing: Doing, entry: Entry): Promise<Invoice> {
  const refused = { action: 'confirmEntryFee', state: entry.state }
  const invoice = await owing(doing, entry, refused.action)
  const proof = (await openProof(doing.db, invoice.id)) ?? refuse(notNow, refused)
  await acceptProof(doing, invoice, proof, { amountMinor: owedOf(invoice) })
  return invoice
}

export async function refuseProof(doing: Doing, entry: Entry, reason: string): Promise<void> {
  const invoice = await liveInvoice(doing.db, about(entry))
  const proof = invoice && (await openProof(doing.db, invoice.id))
  if (invoice && proof !== undefined)
    await decideProof(doing.db, invoice.id, proof, { state: 'rejected', reason }, doing)
}

/** Nothing is asked for any more. */
export async function voidFee(doing: Doing, entry: Entry, reason: string): Promise<void> {
  const invoice = await liveInvoice(doing.db, about(entry))
  if (invoice?.state === 'sent') await voidInvoice(doing, invoice, reason)
}

/** Whether something was received for the entry. */
export async function isPaid({ db }: Doing, entry: Entry): Promise<boolean> {
  const invoice = await liveInvoice(db, about(entry))
  return invoice !== undefined && invoice !== null && invoice.receivedMinor > 0
}
