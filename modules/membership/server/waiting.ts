import type { Database } from '#platform/server/database.ts'
import { countList } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { cardRequests } from './store/cards.ts'

/** How many applications wait for the academy, as their page lists them. */
export const countWaitingCards = (db: Database, actor: Actor): Promise<number> =>
  // Neither the day nor the notice has anything to do with what waits.
  countList(db, cardRequests, { IsWaiting: true }, { actor, today: '', noticeDays: 0 })
