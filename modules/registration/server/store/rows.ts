import { sql, type RawBuilder } from 'kysely'
import { dayOf } from '#platform/shared/values/dates.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { allowedActions } from '../../rules/actions.ts'
import { classTakes } from '../../rules/standing.ts'
import { statusOf } from '../../rules/status.ts'
import { tasks, tasksOf, type Since } from '../../rules/tasks.ts'
import { partyOf } from '../../rules/parties.ts'

/** Registrations joined with their class, trainee, payer and live invoice, not narrowed yet. */
export const joined = (db: Database) =>
  db
    .selectFrom('registration.registration as r')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'r.trainee_id')
    .leftJoin('people.organization_name_facts as o', 'o.organization_id', 'r.organization_id')
    .leftJoin('lookups.room_type as rt', 'rt.id', 'r.room_type_id')
    .leftJoin('billing.invoice_facts as i', (join) =>
      join
        .onRef('i.subject_id', '=', 'r.id')
        .on('i.subject_kind', '=', sql.lit('registration'))
        .on('i.invoice_state', '<>', sql.lit('void')),
    )

/** Place on the waiting list, from 1, among those who have no offer. */
const waitingPosition = sql<number | null>`case when r.main = 'waitlisted' and not r.has_seat then (
  select count(*)::integer from registration.registration w
  where w.class_id = r.class_id and w.main = 'waitlisted' and not w.has_seat
    and (w.waiting_since, w.id) <= (r.waiting_since, r.id)) end`

/** When the proof of its live invoice came on which nobody has decided. */
const waitingProofAt = sql<string | null>`case when r.money = 'proofUploaded' or r.proof_waits then (
  select max(p.uploaded_at) from billing.proof_facts p
  where p.invoice_id = i.invoice_id and p.proof_state = 'uploaded') end`

/**
 * Since when its task waits, by the clock; of what has waited since it was handed in, or was begun, no column says more. All
 * of these are in the index `registration_that_waits`.
 */
export const sinceWhen: Readonly<Record<Since, RawBuilder<string>>> = {
  main: sql`coalesce(r.main_since, r.submitted_at, r.created_at)`,
  visa: sql`coalesce(r.visa_since, r.submitted_at, r.created_at)`,
  money: sql`coalesce(r.money_since, r.submitted_at, r.created_at)`,
  travel: sql`coalesce(r.travel_since, r.submitted_at, r.created_at)`,
  takenOver: sql`coalesce(r.taken_over_at, r.created_at)`,
}

export const rowColumns = [
  'r.id as ID',
  'r.code as Code',
  'r.version as Version',
  'r.main as Main',
  'r.visa as Visa',
  'r.money as Money',
  'r.travel as Travel',
  'r.reason as Reason',
  'r.has_seat as HasSeat',
  'r.seat_until as SeatUntil',
  sql<boolean>`r.seat_frozen_at is not null`.as('SeatFrozen'),
  waitingPosition.as('WaitingPosition'),
  'r.submitted_at as SubmittedAt',
  'r.class_id as ClassID',
  'c.class_code as ClassCode',
  'c.class_state as ClassState',
  'c.course_id as CourseID',
  'c.course_code as CourseCode',
  'c.course_name as CourseName',
  'c.starts_on as StartDate',
  'c.ends_on as EndDate',
  sql<{ Minor: number; Currency: string }>`jsonb_build_object('Minor', c.fee_minor, 'Currency', c.currency)`.as('Fee'),
  'r.needs_accommodation as NeedsAccommodation',
  'rt.name as RoomTypeName',
  'r.nights as Nights',
  'r.trainee_id as TraineeID',
  't.trainee_code as TraineeCode',
  bothNames('t.trainee_name').as('TraineeName'),
  'r.organization_id as OrganizationID',
  'o.organization_name as OrganizationName',
  sql<boolean | null>`case when r.organization_id is not null then r.organization_agreed_at is not null end`.as(
    'OrganizationAgreed',
  ),
  'i.invoice_number as InvoiceNumber',
  'i.due_on as DueDate',
  waitingProofAt.as('ProofAt'),
  'o.credit_approved as hasCredit',
  sql<boolean>`r.wished_class_id is not null`.as('transferAsked'),
  'r.place_asked as placeAsked',
  sql<boolean>`coalesce(i.invoice_state = 'sent', false)`.as('isOwed'),
  'r.proof_waits as proofWaits',
  sql<boolean>`r.main = 'draft' and r.taken_over_at is not null`.as('TakenOver'),
  sinceWhen.main.as('mainSince'),
  sinceWhen.visa.as('visaSince'),
  sinceWhen.money.as('moneySince'),
  sinceWhen.travel.as('travelSince'),
  sinceWhen.takenOver.as('takenOverSince'),
] as const

type Selected = {
  Main: Parameters<typeof statusOf>[0]['main']
  Visa: Parameters<typeof statusOf>[0]['visa']
  Money: Parameters<typeof statusOf>[0]['money']
  Travel: Parameters<typeof statusOf>[0]['travel']
  HasSeat: boolean
  ClassState: string
  StartDate: string
  OrganizationName: unknown
  OrganizationAgreed: boolean | null
  hasCredit: boolean | null
  transferAsked: boolean
  placeAsked: boolean
  isOwed: boolean
  proofWaits: boolean
  TakenOver: boolean
  ProofAt: string | null
} & Record<`${Since}Since`, string>

/** Adds what is derived, the status and what this actor may do now, and drops what only serves that. */
export function withActions<Row extends Selected>(row: Row, actor: Actor, clock: { now: Date; timeZone: string }) {
  const {
    hasCredit,
    transferAsked,
    placeAsked,
    isOwed,
    proofWaits,
    OrganizationName,
    mainSince,
    visaSince,
    moneySince,
    travelSince,
    takenOverSince,
    ...shown
  } = row
  const since = { main: mainSince, visa: visaSince, money: moneySince, travel: travelSince, takenOver: takenOverSince }
  const today = dayOf(clock.now, clock.timeZone)
  const tracks = { main: row.Main, visa: row.Visa, money: row.Money, travel: row.Travel, hasSeat: row.HasSeat }
  const standing = {
    ...tracks,
    classTakes: classTakes(row.ClassState, row.StartDate, today),
    classStarted: row.StartDate <= today,
    sponsorPending: row.OrganizationAgreed === false,
    sponsorHasCredit: hasCredit ?? false,
    transferAsked,
    placeAsked,
    isOwed,
    proofWaits,
  }
  return {
    ...shown,
    PlaceAsked: placeAsked,
    OrganizationName: OrganizationName as Trilingual | null,
    Status: statusOf(tracks),
    Waits: tasksOf({ ...tracks, placeAsked, takenOver: row.TakenOver, proofWaits }).map((Task) => ({
      Task,
      // A proof waits since it came, also where its refusal was taken back.
      Since: (Task === 'verifyPayment' ? row.ProofAt : null) ?? since[tasks[Task].since],
    })),
    Actions: allowedActions(standing, partyOf(actor)) as string[],
  }
}
