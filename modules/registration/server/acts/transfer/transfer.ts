import { carryPayment, lockedInvoice, voidInvoice } from '#modules/billing/server/public.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { paidNeedsSeat } from '../../../contract/refusals.ts'
import { takeOverridesAlong } from '../../store/objections/overrides.ts'
import type { Registration } from '../../store/registration.ts'
import type { traineeFacts } from '../../store/trainee.ts'
import { addTransfer, takePapersAlong, wishesOf } from '../../store/transfer/transfers.ts'
import type { ClassVisit } from '../../store/upcoming.ts'
import { approve } from '../approve.ts'
import type { Doing } from '../doing.ts'
import { invoiceOn, issueFor, sendInvoiceOf } from '../invoicing.ts'
import { move, stepFor, writeMove } from '../move.ts'
import { requireNothingToMove, type Override } from '../objections/settle.ts'
import { noun } from '../noun.ts'
import { offerFreeSeats } from '../offers.ts'
import { asSystem } from '../perform.ts'
import { lockRegistration } from '../reached.ts'
import { register } from '../register.ts'
import { planOf, type Plan } from './plan.ts'

interface Target {
  readonly visit: ClassVisit
  readonly trainee: NonNullable<Awaited<ReturnType<typeof traineeFacts>>>
  readonly reason: string
  readonly ifFull: 'refuse' | 'waitlist'
  /** What is let pass that stands against a place there. */
  readonly overrides: readonly Override[]
}

/**
 * Moves a registration to another class. Both classes and the registration must be locked, the classes first and in the
 * order of their ids. Null where the trainee has a live registration to the other class: somebody was quicker.
 */
export async function transfer(
  doing: Doing,
  former: Registration,
  { visit, trainee, reason, ifFull, overrides }: Target,
): Promise<{ former: Registration; registration: Registration } | null> {
  const { db } = doing
  stepFor(doing, former, 'transfer')
  const invoice = await invoiceOn(doing, former)
  const { agreedAt, ExtraIDs, ...wishes } = await wishesOf(db, former.id)
  const plan = await planOf(db, former, {
    trainee,
    visit,
    agreedAt: agreedAt === null ? null : new Date(agreedAt),
    invoice,
  })
  const system = asSystem(doing)

  const left = await move(doing, former, 'transfer', {
    reason,
    set: noWish,
    data: { toClass: visit.code, travel: former.standing.travel },
  })
  const creditNote = invoice ? await voidInvoice(system, invoice, reason) : null
  const settled = await settleFormer(system, left, plan, invoice !== undefined)

  const made = await register(doing, {
    classId: visit.classId,
    visit,
    trainee,
    payer: plan.payer,
    wishes: { ...wishes, ExtraIDs, ...(visit.currency !== former.currency && noBudget) },
  })
  if (!made) return null
  await takeOverridesAlong(db, former.id, made.id)
  const arrived = await arrive(doing, made, former, plan, wishes)
  await addTransfer(db, {
    fromId: former.id,
    toId: arrived.id,
    currency: former.currency,
    carriedMinor: plan.carriedMinor,
    toReturnMinor: plan.toReturnMinor,
    by: doing.userId,
    now: doing.now,
  })
  await takePapersAlong(db, former.id, arrived.id)
  const sameCourse = visit.courseId === former.courseId
  await requireNothingToMove(doing, arrived, { sameCourse, isReviewed: plan.isReviewed }, overrides)
  const seated = plan.isReviewed ? await approve(doing, arrived, ifFull) : arrived
  if (seated.standing.main === 'waitlisted' && plan.carriedMinor > 0) refuse(paidNeedsSeat, { class: visit.code })
  const registration = invoice ? await invoiceAnew(doing, seated, plan, creditNote) : seated
  await offerFreeSeats(system, former.classId)
  return { former: settled, registration }
}

/** An amount of another currency says nothing. */
const noBudget = { TraineeBudget: null, CourseBudget: null }

export const noWish = { wished_class_id: null, wish_reason: '' }

/** What is left at the former is what is to be paid back. */
async function settleFormer(system: Doing, left: Registration, plan: Plan, hadInvoice: boolean): Promise<Registration> {
  const { money } = left.standing
  if (!hadInvoice) return left
  if (plan.toReturnMinor > 0) return money === 'paid' || money === 'partial' ? left : move(system, left, 'keepPart')
  const unpaid = money === 'invoiced' || money === 'overdue' || money === 'proofRejected'
  return move(system, left, unpaid && plan.carriedMinor === 0 ? 'voidInvoice' : 'carryOver')
}

type Kept = Omit<Awaited<ReturnType<typeof wishesOf>>, 'agreedAt' | 'ExtraIDs'>

/** The registration in the other class begins where the former stood. */
async function arrive(
  doing: Doing,
  made: Registration,
  former: Registration,
  plan: Plan,
  kept: Kept,
): Promise<Registration> {
  const { main } = former.standing
  const stands = main === 'submitted' || main === 'changesRequested' ? main : 'underReview'
  const sameDays = plan.travel === former.standing.travel
  await writeAct(doing, noun, made, 'transferIn', {
    set: {
      main: stands,
      visa: plan.visa,
      travel: plan.travel,
      money: plan.state,
      submitted_at: kept.submitted_at,
      hotel_id: kept.hotel_id,
      hotel: kept.hotel,
      ...(sameDays && {
        flight: kept.flight,
        arrives_on: kept.arrives_on,
        arrives_at: kept.arrives_at,
        departs_on: kept.departs_on,
        departs_at: kept.departs_at,
        departure_flight: kept.departure_flight,
      }),
      ...(stands === 'changesRequested' && { reason: kept.reason }),
    },
    data: { fromCode: former.code, fromClass: former.classCode },
  })
  await writeMove(doing, made, { action: 'transferIn', track: 'main', from: 'draft', to: stands })
  return lockRegistration(doing.db, null, made.id, doing)
}

/** Where the former had been invoiced, the other class is, as soon as its seat is held. */
async function invoiceAnew(
  doing: Doing,
  seated: Registration,
  plan: Plan,
  creditNote: { readonly id: number } | null,
): Promise<Registration> {
  if (!seated.standing.hasSeat || seated.feeMinor === 0) return seated
  if (plan.state === 'notDue') return (await sendInvoiceOf(doing, seated)).registration
  if (plan.state === 'waived' && plan.carriedMinor === 0) return seated
  // Confirmed at once, what goes on account was invoiced with that.
  const { id } = (await invoiceOn(doing, seated)) ?? (await issueFor(doing, seated))
  const invoice = (await lockedInvoice(doing.db, id))!
  if (plan.carriedMinor > 0 && creditNote)
    await carryPayment(doing, invoice, { amountMinor: plan.carriedMinor, creditNoteId: creditNote.id })
  return seated
}
