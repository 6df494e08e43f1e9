import { invoiceSettings } from '#modules/billing/contract/settings.ts'
import { heldOf, totalsOf, type Balance } from '#modules/billing/rules/totals.ts'
import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { visaSettings } from '../../../contract/settings.ts'
import { moneyAfter, type MoneyAfter } from '../../../rules/transfer/money.ts'
import { visaStart } from '../../../rules/desk/visa-need.ts'
import { isReviewed, travelAfter, visaAfter } from '../../../rules/transfer/tracks.ts'
import type { TravelState } from '../../../rules/travel-track.ts'
import type { VisaState } from '../../../rules/visa-track.ts'
import { invoiceLines } from '../invoice-lines.ts'
import type { Registration } from '../../store/registration.ts'
import { readiness, type traineeFacts } from '../../store/trainee.ts'
import { classVisit, type ClassVisit } from '../../store/upcoming.ts'

export interface Plan extends MoneyAfter {
  readonly visa: VisaState
  readonly travel: TravelState
  readonly payer: { readonly organizationId: number | null; readonly agreedAt: Date | null }
  /** In the other class it is approved, or waits for a seat; else it goes on where it stood. */
  readonly isReviewed: boolean
}

interface Facts {
  readonly trainee: NonNullable<Awaited<ReturnType<typeof traineeFacts>>>
  /** The other class. */
  readonly visit: ClassVisit
  /** Since when the payer has agreed. */
  readonly agreedAt: Date | null
  /** The live invoice of the former, if there is one. */
  readonly invoice: Balance | undefined
}

/** What moving this registration to that class means for its tracks, its payer and the money. */
export async function planOf(
  db: Database,
  registration: Registration,
  { trainee, visit, agreedAt, invoice }: Facts,
): Promise<Plan> {
  const known = await settings(db, visaSettings, invoiceSettings)
  const { standing } = registration
  const former = await classVisit(db, registration.classId)
  const to = readiness(trainee, visit, known)
  const first = { from: visaStart[readiness(trainee, former, known).need], to: visaStart[to.need] }
  // A class that was made for an organization is that one's to pay, and it is asked where it does not pay already.
  const changes = visit.organizationId !== null && visit.organizationId !== registration.organizationId
  const payer = changes
    ? { organizationId: visit.organizationId, agreedAt: null }
    : { organizationId: registration.organizationId, agreedAt }
  const { lines } = await invoiceLines(db, registration.id, { ...visit, courseName: {} })
  const money = moneyAfter(
    {
      money: standing.money,
      currency: registration.currency,
      feeMinor: registration.feeMinor,
      // Another payer's money is not taken along.
      receivedMinor: invoice ? heldOf(invoice) : 0,
    },
    {
      currency: changes ? '' : visit.currency,
      feeMinor: visit.feeMinor,
      amountMinor: totalsOf(lines, known.taxPercent).amountMinor,
      keepsCredit: !changes && standing.sponsorHasCredit,
    },
  )
  return {
    ...money,
    visa: visaAfter(standing.visa, first, former, visit),
    travel: travelAfter(standing.travel, former, visit),
    payer,
    isReviewed: isReviewed(standing.main) && !changes,
  }
}
