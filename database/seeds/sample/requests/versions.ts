import { json, type Database } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { priced } from '#modules/requests/rules/proposal.ts'
import type { Told } from './told.ts'

/** What was to be changed in a version that has another after it. */
export const toBeChanged = 'نود تقديم الموعد أسبوعًا.'

/** What a proposal asks for so many, in cents. */
export const linesOf = (trainees: number, feeMinor: number) => [
  {
    text: { ar: 'رسوم التدريب للمتدرب', en: 'Training fee, each trainee', fr: 'Frais de formation, par stagiaire' },
    quantity: trainees,
    unitMinor: feeMinor,
  },
  {
    text: { ar: 'المادة العلمية', en: 'Course materials', fr: 'Supports de cours' },
    quantity: trainees,
    unitMinor: 2_500,
  },
]

interface Version {
  readonly id: number
  readonly told: Told
  readonly course: { readonly id: number; readonly hours: number; readonly fee_minor: number }
  readonly asker: { readonly email: string }
  readonly huda: number
  /** By the sheet of the request, in cents. */
  readonly cost: number
  readonly today: Day
  readonly number: number
  readonly state: string
}

/** Lines are kept once their version is sent: it is written first, and moved on after. */
export async function insertVersion(db: Database, version: Version): Promise<void> {
  const { id, told, course, asker, huda, today, number, state } = version
  const lines = linesOf(told.trainees, course.fee_minor)
  const sums = priced(lines, number === 1 ? 0 : 5, 0)
  const isSent = state !== 'draft' && state !== 'awaitingApproval'
  const sentAt = new Date(`${addDays(today, (told.sent ?? 0) + 3 * number)}T10:00:00Z`)
  const proposal = await db
    .insertInto('requests.proposal')
    .values({
      request_id: id,
      number,
      course_id: course.id,
      first_day: addDays(today, told.starts),
      last_day: addDays(today, told.starts + 20),
      weekdays: [0, 1, 2, 3, 4],
      starts_at: '09:00',
      ends_at: '14:00',
      hours: Math.min(course.hours, 50),
      place: 'academy',
      language: 'ar',
      trainees: told.trainees,
      currency: 'USD',
      base_currency: 'USD',
      rate: 1,
      discount_percent: number === 1 ? 0 : 5,
      net_minor: sums.netMinor,
      tax_minor: sums.taxMinor,
      total_minor: sums.totalMinor,
      line_count: lines.length,
      cost_minor: version.cost,
      valid_until: addDays(today, state === 'expired' ? -5 : 25),
      text: json({
        ar: 'يشمل العرض المادة العلمية والشهادات والاستراحات.',
        en: 'The proposal includes materials, certificates and breaks.',
      }),
      written_by: huda,
      written_at: sentAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('requests.proposal_line')
    .values(
      sums.lines.map((line, at) => ({
        proposal_id: proposal.id,
        position: at + 1,
        text: json(lines[at]!.text),
        quantity: line.quantity,
        unit_minor: line.unitMinor,
        discounted_minor: line.discountedMinor,
        amount_minor: line.amountMinor,
        tax_minor: line.taxMinor,
      })),
    )
    .execute()
  await db
    .updateTable('requests.proposal')
    .set({
      state: state as 'draft',
      ...(isSent && { sent_at: sentAt, sent_to: asker.email }),
      ...((state === 'declined' || state === 'revisionAsked') && {
        answered_at: sentAt,
        reason: told.reason ?? toBeChanged,
      }),
    })
    .where('id', '=', proposal.id)
    .execute()
}
