import { sql } from 'kysely'
import { invoicesToRemind } from '#modules/billing/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { underWayStates } from '../../rules/main-track.ts'
import { takingClassStates } from '../../rules/standing.ts'

/* What the jobs have to look at; each list is served by a partial index and found again under lock. */

const batch = 500
const ids = (rows: { id: number }[]) => rows.map((row) => row.id)

export const ranOut = async (db: Database, now: Date): Promise<number[]> =>
  ids(
    await db
      .selectFrom('registration.registration')
      .where(sql<boolean>`has_seat and seat_until is not null and seat_frozen_at is null`)
      .where('seat_until', '<=', now.toISOString())
      .orderBy('seat_until')
      .limit(batch)
      .select('id')
      .execute(),
  )

/** Those who wait for a seat of the class, longest first, at most so many. */
export const longestWaiting = (db: Database, classId: number, most: number): Promise<{ id: number }[]> =>
  db
    .selectFrom('registration.registration')
    .where('class_id', '=', classId)
    .where('main', '=', 'waitlisted')
    .where('has_seat', '=', false)
    .orderBy('waiting_since')
    .orderBy('id')
    .limit(most)
    .select('id')
    .execute()

export const inCancelledClasses = async (db: Database): Promise<number[]> =>
  ids(
    await db
      .selectFrom('registration.registration as r')
      .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
      .where('r.main', 'in', underWayStates)
      .where('c.class_state', '=', 'cancelled')
      .orderBy('r.id')
      .limit(batch)
      .select('r.id')
      .execute(),
  )

/** Not confirmed when the class began; a proof that awaits the academy's decision keeps its registration. */
export const leftBehind = async (db: Database, today: string): Promise<number[]> =>
  ids(
    await db
      .selectFrom('registration.registration as r')
      .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
      .where('r.main', 'in', ['submitted', 'underReview', 'changesRequested', 'waitlisted'])
      .where('c.starts_on', '<=', today)
      .where('c.class_state', '<>', 'postponed')
      .where('r.seat_frozen_at', 'is', null)
      .orderBy('r.id')
      .limit(batch)
      .select('r.id')
      .execute(),
  )

export const inRunningClasses = async (db: Database): Promise<number[]> =>
  ids(
    await db
      .selectFrom('registration.registration as r')
      .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
      .where('r.main', '=', 'confirmed')
      .where('c.class_state', '=', 'running')
      .orderBy('r.id')
      .limit(batch)
      .select('r.id')
      .execute(),
  )

/** Classes with free seats and people who wait, from this day on. */
export const classesWithSeatsToOffer = async (db: Database, from: string): Promise<number[]> =>
  ids(
    await db
      .selectFrom('classes.class_facts as c')
      .where('c.class_state', 'in', [...takingClassStates])
      .where('c.starts_on', '>', from)
      .whereRef('c.seats_taken', '<', 'c.max_trainees')
      .where('c.class_id', 'in', (eb) =>
        eb
          .selectFrom('registration.registration')
          .where('main', '=', 'waitlisted')
          .where('has_seat', '=', false)
          .select('class_id'),
      )
      .orderBy('c.starts_on')
      .limit(batch)
      .select('c.class_id as id')
      .execute(),
  )

export const unpaid = async (db: Database, today: string): Promise<number[]> =>
  ids(
    await db
      .selectFrom('billing.invoice_facts as i')
      .innerJoin('registration.registration as r', 'r.id', 'i.subject_id')
      .where('i.subject_kind', '=', 'registration')
      .where(sql<boolean>`i.is_asked`)
      .where('i.due_on', '<', today)
      .where('r.main', '=', 'approved')
      .where('r.money', 'in', ['invoiced', 'proofRejected', 'partial'])
      .orderBy('r.id')
      .limit(batch)
      .select('r.id')
      .execute(),
  )

/** Those that an organization owes for on account, and of which it is to be reminded on this day. */
export const unpaidOnAccount = async (db: Database, today: string): Promise<number[]> =>
  ids(
    await invoicesToRemind(db, 'registration', today)
      .innerJoin('registration.registration as r', 'r.id', 'i.subject_id')
      .where('r.money', '=', 'creditApproved')
      .limit(batch)
      .select('r.id')
      .execute(),
  )

/** How many offers the person has let pass. */
export async function offersLapsed(db: Database, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('registration.move')
    .where('registration_id', '=', id)
    .where('action', '=', 'lapseOffer')
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
