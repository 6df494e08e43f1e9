import type { Database } from '#platform/server/database.ts'
import { sql } from 'kysely'
import { insertMany } from '../insert-many.ts'
import type { Waiting } from '#modules/registration/rules/conditions.ts'
import { clocksBegun, type Clock } from '#modules/registration/rules/tasks.ts'
import { addRegistrations } from '../world/classes.ts'
import { Numbers } from '../numbers.ts'
import { insertInvoices } from './insert-invoices.ts'
import type { DrawnRegistration, Registration } from './registrations.ts'
import type { World } from './world.ts'

/** Inserts the registrations with history, invoices and payment proofs, and counts the classes' seats. */
export async function insertRegistrations(
  db: Database,
  world: World,
  drawn: readonly DrawnRegistration[],
): Promise<{ registrations: Registration[]; numbers: Record<'registration' | 'invoice', Numbers> }> {
  const numbers = { registration: new Numbers('REG'), invoice: new Numbers('INV') }
  const inOrder = drawn.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  const timeOf = (each: DrawnRegistration, action: string) =>
    each.moves.find((move) => move.action === action)?.at ?? null
  const codes = inOrder.map((each) => numbers.registration.next(each.createdAt))
  const ids = await addRegistrations(
    db,
    inOrder.map((each, at) => ({
      code: codes[at]!,
      class_id: each.held.classId,
      trainee_id: each.trainee.id,
      organization_id: each.money === 'creditApproved' ? each.trainee.organization_id : null,
      organization_agreed_at: each.money === 'creditApproved' ? timeOf(each, 'submit') : null,
      main: each.main as never,
      visa: each.visa as never,
      money: each.money as never,
      reason: each.moves.findLast((move) => move.track === 'main')?.reason ?? null,
      has_seat: each.hasSeat,
      seat_until: each.seatUntil,
      seat_frozen_at: each.frozenAt,
      waiting_since: each.main === 'waitlisted' ? timeOf(each, 'waitlist') : null,
      ...clocksOf(each),
      submitted_at: timeOf(each, 'submit'),
      confirmed_at: timeOf(each, 'confirm'),
      version: each.moves.length + 1,
      created_at: each.createdAt,
    })),
  )
  const registrations = inOrder.map((each, at) => ({ ...each, id: ids[at]!, code: codes[at]! }))
  await insertMoves(db, world, registrations)
  await insertInvoices(db, world, registrations, numbers.invoice)
  await sql`update classes.course_class c set seats_taken = s.taken
    from (select class_id, count(*) as taken from registration.registration where has_seat group by class_id) s
    where s.class_id = c.id`.execute(db)
  return { registrations, numbers }
}

/** Since when each thing waits that waits, as the moves would have left it. */
function clocksOf({ moves, hasSeat, ...states }: DrawnRegistration): Record<`${Clock}_since`, Date | null> {
  const begun = (track: Clock) => moves.find((move) => move.track === track)?.from
  let tracks = {
    main: 'draft',
    visa: begun('visa') ?? states.visa,
    money: begun('money') ?? states.money,
    travel: 'notNeeded',
    hasSeat,
  } as Waiting
  const since: Record<`${Clock}_since`, Date | null> = {
    main_since: null,
    visa_since: null,
    money_since: null,
    travel_since: null,
  }
  for (const { track, to, at } of moves) {
    const after: Waiting = { ...tracks, [track]: to }
    for (const clock of clocksBegun(tracks, after)) since[`${clock}_since`] = at
    tracks = after
  }
  return since
}

/** Adds lines of history; the same is done once more when classes have ended. */
export async function insertMoves(
  db: Database,
  world: World,
  registrations: readonly Pick<Registration, 'id' | 'trainee' | 'moves'>[],
): Promise<void> {
  await insertMany(
    db,
    'registration.move',
    registrations.flatMap((each) =>
      each.moves.map((move) => ({
        registration_id: each.id,
        track: move.track,
        action: move.action,
        from_state: move.from,
        to_state: move.to,
        reason: move.reason ?? null,
        actor_id: { trainee: each.trainee.account_id, coordinator: world.huda, admin: world.nadia, system: null }[
          move.by
        ],
        at: move.at,
      })),
    ),
  )
}
