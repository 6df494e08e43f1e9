import { json, type Database } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { priced } from '#modules/requests/rules/proposal.ts'
import { cast } from '../cast/members.ts'

interface Told {
  readonly state: string
  readonly asker: 'nile' | 'layla'
  readonly course: number
  readonly topic?: string
  readonly trainees: number
  /** Days from today to when it was sent, and to the first day. */
  readonly sent: number | null
  readonly starts: number
  /** State of the newest version; the ones before were to be revised. */
  readonly versions: readonly string[]
  readonly reason?: string
}

/** Requests on their way: what has been accepted makes a class, which the sample leaves to whoever presses. */
const requests: readonly Told[] = [
  { state: 'draft', asker: 'nile', course: 3, trainees: 6, sent: null, starts: 80, versions: [] },
  { state: 'submitted', asker: 'nile', course: 0, trainees: 12, sent: -2, starts: 60, versions: [] },
  { state: 'submitted', asker: 'layla', course: 4, trainees: 1, sent: -1, starts: 75, versions: [] },
  { state: 'underCosting', asker: 'nile', course: 1, trainees: 8, sent: -6, starts: 70, versions: ['draft'] },
  {
    state: 'underCosting',
    asker: 'nile',
    course: 5,
    trainees: 15,
    sent: -8,
    starts: 90,
    versions: ['awaitingApproval'],
  },
  {
    state: 'proposalSent',
    asker: 'nile',
    course: 2,
    trainees: 10,
    sent: -12,
    starts: 50,
    versions: ['revisionAsked', 'sent'],
  },
  {
    state: 'revisionAsked',
    asker: 'nile',
    course: 6,
    trainees: 7,
    sent: -15,
    starts: 65,
    versions: ['revisionAsked'],
    reason: 'نود التنفيذ في مقرنا وخصمًا على العدد.',
  },
  {
    state: 'declined',
    asker: 'nile',
    course: 7,
    trainees: 5,
    sent: -40,
    starts: 30,
    versions: ['declined'],
    reason: 'تأجلت ميزانية التدريب هذا العام.',
  },
  { state: 'expired', asker: 'nile', course: 8, trainees: 9, sent: -60, starts: 40, versions: ['expired'] },
  {
    state: 'cancelled',
    asker: 'layla',
    course: 1,
    trainees: 1,
    sent: -20,
    starts: 55,
    versions: [],
    reason: 'سُجّلت في شعبة مفتوحة.',
  },
]

interface World {
  readonly today: Day
  readonly courses: readonly { readonly id: number; readonly hours: number; readonly fee_minor: number }[]
  readonly accountOf: (email: string) => number
}

/** Course requests in the states in which somebody has something to do, and some that are over. */
export async function insertRequests(db: Database, world: World, year: number): Promise<number> {
  const { today } = world
  const nile = await db
    .selectFrom('people.organization')
    .where('code', '=', 'ORG-0001')
    .select('id')
    .executeTakeFirstOrThrow()
  const layla = await db
    .selectFrom('people.trainee')
    .where('email', '=', cast.layla.email)
    .select('id')
    .executeTakeFirstOrThrow()
  const huda = world.accountOf(cast.huda.email)
  for (const [at, told] of requests.entries()) {
    const course = world.courses[told.course % world.courses.length]!
    const isNile = told.asker === 'nile'
    const asker = isNile ? cast.hany : cast.layla
    const on = (days: number) => new Date(`${addDays(today, days)}T09:00:00Z`)
    const { id } = await db
      .insertInto('requests.course_request')
      .values({
        number: `CR-${year}-${String(at + 1).padStart(4, '0')}`,
        organization_id: isNile ? nile.id : null,
        trainee_id: isNile ? null : layla.id,
        course_id: course.id,
        topic: told.topic ?? '',
        first_day: addDays(today, told.starts),
        last_day: addDays(today, told.starts + 11),
        trainees: told.trainees,
        language: 'ar',
        contact_name: asker.nameAr,
        contact_email: asker.email,
        contact_phone: '+201001110100',
        coordinator_id: told.versions.length > 0 ? huda : null,
        state: told.state,
        reason: told.reason ?? null,
        created_by: world.accountOf(asker.email),
        created_at: on((told.sent ?? 0) - 1),
        submitted_at: told.sent === null ? null : on(told.sent),
        state_since: on(Math.min(-1, (told.sent ?? -1) + 2)),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [version, state] of told.versions.entries())
      await insertVersion(db, { id, told, course, huda, today, number: version + 1, state })
    if (!isNile)
      await db
        .insertInto('requests.nomination')
        .values({ request_id: id, name: asker.nameAr, email: '', trainee_id: layla.id })
        .execute()
  }
  return requests.length
}

interface Version {
  readonly id: number
  readonly told: Told
  readonly course: { readonly id: number; readonly hours: number; readonly fee_minor: number }
  readonly huda: number
  readonly today: Day
  readonly number: number
  readonly state: string
}

/** Lines are kept once their version is sent: it is written first, and moved on after. */
async function insertVersion(db: Database, { id, told, course, huda, today, number, state }: Version): Promise<void> {
  const isLoss = state === 'awaitingApproval'
  const lines = [
    {
      text: { ar: 'رسوم التدريب للمتدرب', en: 'Training fee, each trainee', fr: 'Frais de formation, par stagiaire' },
      quantity: told.trainees,
      unitMinor: course.fee_minor,
    },
    {
      text: { ar: 'المادة العلمية', en: 'Course materials', fr: 'Supports de cours' },
      quantity: told.trainees,
      unitMinor: 2_500,
    },
  ]
  const sums = priced(lines, number === 1 ? 0 : 5, 0)
  const isSent = state !== 'draft' && state !== 'awaitingApproval'
  const sentAt = new Date(`${addDays(today, (told.sent ?? 0) + 3)}T10:00:00Z`)
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
      cost_minor: isLoss ? sums.netMinor + 50_000 : Math.round(sums.netMinor * 0.7),
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
      ...(isSent && { sent_at: sentAt, sent_to: cast.hany.email }),
      ...((state === 'declined' || state === 'revisionAsked') && {
        answered_at: sentAt,
        reason: told.reason ?? 'نود تقديم الموعد أسبوعًا.',
      }),
    })
    .where('id', '=', proposal.id)
    .execute()
}
