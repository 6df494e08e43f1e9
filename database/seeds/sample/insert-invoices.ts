import { addDays, dayOf, instantOf } from '#platform/shared/values/dates.ts'
import { json, type Database } from '#platform/server/database.ts'
import { invoiceSettings } from '#modules/billing/contract/settings.ts'
import { insertMany, insertReturningIds } from '../insert-many.ts'
import type { Numbers } from '../numbers.ts'
import type { Registration } from './registrations.ts'
import type { World } from './world.ts'

const proofState = { paid: 'verified', proofUploaded: 'uploaded', proofRejected: 'rejected' } as const

type Invoiced = Registration & { readonly code: string }

/** When what an organization pays later was confirmed, and so invoiced (decision 230). */
const confirmedOnAccount = ({ money, moves, held }: Invoiced) =>
  money === 'creditApproved' && held.course.fee_minor > 0
    ? moves.find((move) => move.action === 'confirm')?.at
    : undefined

/** Of the invoices of an organization that are past their day, the newest first: nothing has come in on the first, a part on the second, and most are paid. */
function cameInOnAccount(fee: number, nth: number): number {
  if (nth % 9 === 0) return 0
  return nth % 9 === 1 ? Math.floor(fee / 200) * 100 : fee
}

/** The invoices of registrations, with what was handed in as proof and what came in. */
export async function insertInvoices(
  db: Database,
  world: World,
  registrations: readonly Invoiced[],
  numbers: Numbers,
): Promise<void> {
  const rows = await db.selectFrom('lookups.currency').select(['code', 'per_usd']).execute()
  const perUsd = new Map(rows.map((row) => [row.code, Number(row.per_usd)]))
  /** How many late ones of each organization were met. */
  const late = new Map<number, number>()
  const invoiced = registrations
    .flatMap((each) => {
      const onAccountAt = confirmedOnAccount(each)
      const issuedAt = onAccountAt ?? each.moves.find((move) => move.action === 'sendInvoice')?.at
      return issuedAt ? [{ each, issuedAt, isOnAccount: onAccountAt !== undefined }] : []
    })
    .toSorted((one, other) => other.issuedAt.getTime() - one.issuedAt.getTime())
    .map(({ each, issuedAt, isOnAccount }) => {
      const fee = each.held.course.fee_minor
      const dueOn = addDays(dayOf(issuedAt), isOnAccount ? invoiceSettings.table.invoiceDueDays.default : 7)
      const payer = each.trainee.organization_id ?? 0
      const nth = late.get(payer) ?? 0
      const isLate = isOnAccount && dueOn < world.today
      if (isLate) late.set(payer, nth + 1)
      const cameIn = isLate ? cameInOnAccount(fee, nth) : 0
      const isPaid = isOnAccount ? cameIn === fee : each.money === 'paid'
      return { each, issuedAt, isOnAccount, dueOn, cameIn, isPaid }
    })
    .toReversed()
  const ids = await insertReturningIds(
    db,
    'billing.invoice',
    invoiced.map(({ each, issuedAt, isOnAccount, dueOn, isPaid }) => ({
      number: numbers.next(issuedAt),
      subject_kind: 'registration' as const,
      subject_id: each.id,
      subject_code: each.code,
      payer_kind: isOnAccount ? ('organization' as const) : ('trainee' as const),
      payer_trainee_id: isOnAccount ? null : each.trainee.id,
      payer_organization_id: isOnAccount ? each.trainee.organization_id : null,
      currency: each.held.course.currency,
      base_currency: invoiceSettings.table.currency.default,
      rate: perUsd.get(each.held.course.currency) ?? 1,
      amount_minor: each.held.course.fee_minor,
      line_count: 1,
      issued_at: issuedAt,
      issued_by: isOnAccount ? 0 : world.huda,
      due_on: dueOn,
      state: isPaid ? ('paid' as const) : ('sent' as const),
    })),
  )
  await insertMany(
    db,
    'billing.invoice_line',
    invoiced.map(({ each }, at) => ({
      invoice_id: ids[at]!,
      position: 1,
      text: json(each.held.course.name),
      quantity: 1,
      unit_minor: each.held.course.fee_minor,
      amount_minor: each.held.course.fee_minor,
    })),
  )
  const proofs = invoiced.flatMap(({ each }, at) => {
    const uploadedAt = each.moves.find((move) => move.action === 'uploadPaymentProof')?.at
    if (!uploadedAt) return []
    const decided = each.moves.find((move) => ['verifyPayment', 'rejectPaymentProof'].includes(move.action))
    return [
      { each, invoiceId: ids[at]!, uploadedAt, decided, state: proofState[each.money as keyof typeof proofState] },
    ]
  })
  const proofIds = await insertReturningIds(
    db,
    'billing.proof',
    proofs.map(({ each, invoiceId, uploadedAt, decided, state }) => ({
      invoice_id: invoiceId,
      swift_code: `NBEG${String(40_000_000 + each.id * 7919).slice(0, 8)}`,
      state,
      reason: decided?.reason ?? null,
      uploaded_by: each.trainee.account_id!,
      uploaded_at: uploadedAt,
      decided_by: decided ? world.huda : null,
      decided_at: decided?.at ?? null,
    })),
  )
  await insertMany(
    db,
    'billing.payment',
    proofs.flatMap(({ each, invoiceId, uploadedAt, decided, state }, at) => {
      if (state !== 'verified' || each.held.course.fee_minor === 0) return []
      const bookedAt = decided?.at ?? uploadedAt
      return {
        invoice_id: invoiceId,
        amount_minor: each.held.course.fee_minor,
        paid_on: dayOf(bookedAt),
        proof_id: proofIds[at]!,
        booked_by: world.huda,
        booked_at: bookedAt,
      }
    }),
  )
  await insertMany(
    db,
    'billing.payment',
    invoiced.flatMap(({ dueOn, cameIn }, at) =>
      cameIn === 0
        ? []
        : {
            invoice_id: ids[at]!,
            amount_minor: cameIn,
            paid_on: dueOn,
            booked_by: world.huda,
            booked_at: instantOf(dueOn, '11:00'),
          },
    ),
  )
}
