import { sql } from 'kysely'
import { dayOf } from '#platform/shared/values/dates.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { classTakes, type Standing } from '../../rules/standing.ts'
import { reachesDraft, reachesRegistration } from './reach.ts'

/** One registration in hand, with what of its class and payer decides its moves. */
export interface Registration {
  readonly id: number
  readonly code: string
  readonly version: number
  readonly classId: number
  readonly classCode: string
  readonly courseId: number
  readonly courseName: unknown
  readonly startsOn: string
  readonly endsOn: string
  readonly feeMinor: number
  readonly currency: string
  readonly traineeId: number
  readonly organizationId: number | null
  readonly standing: Standing
  readonly seatUntil: Date | null
  readonly seatFrozenAt: Date | null
  readonly needsAccommodation: boolean
  /** Agreed in a course request: the place is kept until the class begins. */
  readonly isAgreed: boolean
  readonly traineeBudgetMinor: number | null
  readonly courseBudgetMinor: number | null
  readonly submittedAt: Date | null
}

const columns = [
  'r.id',
  'r.code',
  'r.version',
  'r.class_id as classId',
  'c.class_code as classCode',
  'c.class_state as classState',
  'c.course_id as courseId',
  'c.course_name as courseName',
  'c.starts_on as startsOn',
  'c.ends_on as endsOn',
  'c.fee_minor as feeMinor',
  'c.currency',
  'r.trainee_id as traineeId',
  'r.organization_id as organizationId',
  'r.organization_agreed_at as agreedAt',
  'o.credit_approved as credit',
  'r.main',
  'r.visa',
  'r.money',
  'r.travel',
  'r.has_seat as hasSeat',
  'r.seat_until as seatUntil',
  'r.seat_frozen_at as seatFrozenAt',
  'r.needs_accommodation as needsAccommodation',
  'r.wished_class_id as wishedClassId',
  'r.is_agreed as isAgreed',
  'r.place_asked as placeAsked',
  sql<boolean>`exists (select from billing.invoice_facts i
    where i.subject_kind = 'registration' and i.subject_id = r.id and i.invoice_state = 'sent')`.as('isOwed'),
  'r.proof_waits as proofWaits',
  'r.trainee_budget_minor as traineeBudgetMinor',
  'r.course_budget_minor as courseBudgetMinor',
  'r.submitted_at as submittedAt',
] as const

type Clock = { now: Date; timeZone: string }

/**
 * Locks the registration until the transaction ends and reads it; `null` as actor is the system. Null where
 * there is none, or none of the actor's. Where the move touches a seat, the class is locked before (see `take`).
 */
export const lockedRegistration = (db: Database, actor: Actor | null, id: number, clock: Clock) =>
  found(db, actor, id, clock, true)

/** The same to look at. */
export const registrationSeen = (db: Database, actor: Actor, id: number, clock: Clock) =>
  found(db, actor, id, clock, false)

/** A draft that its trainee has not sent, as `lockedRegistration`, for whom may take it over. */
export const lockedDraft = (db: Database, actor: Actor, id: number, clock: Clock) =>
  found(db, actor, id, clock, true, reachesDraft)

async function found(
  db: Database,
  actor: Actor | null,
  id: number,
  clock: Clock,
  isLocked: boolean,
  reaches: typeof reachesRegistration | typeof reachesDraft = reachesRegistration,
): Promise<Registration | null> {
  const row = await db
    .selectFrom('registration.registration as r')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .leftJoin('people.organization_name_facts as o', 'o.organization_id', 'r.organization_id')
    .where('r.id', '=', id)
    .$if(actor !== null, (query) => query.where(reaches(actor!)))
    .select(columns)
    .$if(isLocked, (query) => query.forUpdate('r'))
    .executeTakeFirst()
  if (!row) return null
  const today = dayOf(clock.now, clock.timeZone)
  return {
    ...row,
    seatUntil: row.seatUntil === null ? null : new Date(row.seatUntil),
    seatFrozenAt: row.seatFrozenAt === null ? null : new Date(row.seatFrozenAt),
    submittedAt: row.submittedAt === null ? null : new Date(row.submittedAt),
    standing: {
      main: row.main,
      visa: row.visa,
      money: row.money,
      travel: row.travel,
      hasSeat: row.hasSeat,
      classTakes: classTakes(row.classState, row.startsOn, today),
      classStarted: row.startsOn <= today,
      sponsorPending: row.organizationId !== null && row.agreedAt === null,
      sponsorHasCredit: row.credit ?? false,
      transferAsked: row.wishedClassId !== null,
      placeAsked: row.placeAsked,
      isOwed: row.isOwed,
      proofWaits: row.proofWaits,
    },
  }
}

/** The class of a registration that the actor reaches, so that the class can be locked before the registration. */
export async function classIdOf(db: Database, actor: Actor | null, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('registration.registration as r')
    .where('r.id', '=', id)
    .$if(actor !== null, (query) => query.where(reachesRegistration(actor!)))
    .select('r.class_id')
    .executeTakeFirst()
  return row ? row.class_id : null
}
