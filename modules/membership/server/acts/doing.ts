import { todayOf } from '#platform/server/today.ts'
import { byItself } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import { recordEvent, type NewEvent } from '#platform/server/event.ts'
import type { Asked } from '#platform/server/handler.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notAllowed, refuse } from '#platform/shared/refusal.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { CardParty } from '../../rules/card-states.ts'
import { membershipCardReach } from '../../rules/reach.ts'

/** Who does something to a card, when, in which transaction, and how the fact is written down. */
export interface Doing {
  readonly db: Database
  /** Null where it follows by itself. */
  readonly userId: number | null
  readonly party: CardParty
  readonly now: Date
  /** Of the academy's zone. */
  readonly today: Day
  readonly record: (event: NewEvent) => Promise<void>
}

export type Asker = Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'record'>

/** As what the actor does it: a trainee with the right to issue cards is a keeper of those of others. */
const partyOf = (actor: Actor): CardParty => standingsOf(membershipCardReach, actor)[0] ?? refuse(notAllowed)

/** What a call does its acts with. */
export async function doingOf({ db, actor, now, record }: Asker, party = partyOf(actor)): Promise<Doing> {
  return { db, now, record, today: await todayOf(db, now), userId: actor.userId, party }
}

/** For what the clock does. */
export async function systemDoing(db: Database, now: Date): Promise<Doing> {
  const record = (event: NewEvent) => recordEvent(db, event, byItself)
  return { db, now, record, today: await todayOf(db, now), userId: null, party: 'system' }
}

/** What follows by itself, in the same transaction. */
export const asSystem = (doing: Doing): Doing => ({ ...doing, party: 'system' })
