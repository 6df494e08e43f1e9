import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { EventKind } from '#platform/shared/record/event-kinds.ts'
import { toldKinds, type AllNotices } from './notices/all.ts'
import type { HappenedEvent } from '#platform/server/notices/happened.ts'
import { tell, type Telling } from './tell.ts'

/**
 * Takes what happened in order and tells its people: notifications, outbox mails and the mark on the event in one
 * transaction for each event. Several processes may run it at once; each takes other rows. An event that cannot be told
 * keeps no other waiting: it is left for the next time, and the error thrown at the end.
 */
export async function tellWhatHappened(db: Database, notices: AllNotices, telling: Telling): Promise<void> {
  await passOver(db, toldKinds(notices))
  const failures = new Map<number, unknown>()
  while (await tellNext(db, notices, telling, failures));
  if (failures.size > 0)
    throw new AggregateError([...failures.values()], `events ${[...failures.keys()].join(', ')} could not be told`)
}

async function tellNext(
  db: Database,
  notices: AllNotices,
  telling: Telling,
  failures: Map<number, unknown>,
): Promise<boolean> {
  let taken: HappenedEvent | undefined
  try {
    await db.transaction().execute(async (tx) => {
      taken = await takeNext(tx, [...failures.keys()])
      if (!taken) return
      for (const notice of notices[taken.kind] ?? []) await tell(tx, notice, taken, telling)
      await tx.updateTable('platform.event').set({ handled_at: new Date() }).where('id', '=', taken.id).execute()
    })
  } catch (error) {
    if (!taken) throw error
    failures.set(taken.id, error)
  }
  return taken !== undefined
}

async function takeNext(db: Database, without: readonly number[]): Promise<HappenedEvent | undefined> {
  let next = db
    .selectFrom('platform.event')
    .select(['id', 'kind', 'subject_type as subjectType', 'subject_id as subjectId', 'actor_id as actorId', 'data'])
    .where('handled_at', 'is', null)
    .orderBy('id')
    .limit(sql.lit(1))
    .forUpdate()
    .skipLocked()
  if (without.length > 0) next = next.where('id', 'not in', without)
  return (await next.executeTakeFirst()) as HappenedEvent | undefined
}

/** Events of which nobody is told are done without a look. */
async function passOver(db: Database, told: readonly EventKind[]): Promise<void> {
  await db
    .updateTable('platform.event')
    .set({ handled_at: new Date() })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('platform.event')
        .select('id')
        .where('handled_at', 'is', null)
        .where('kind', 'not in', told)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}
