import { json, type Database } from '#platform/server/database.ts'
import type { NewEvent } from '#platform/server/event.ts'

/** Writes down what an act tells as it was told then; nobody hears of it any more. */
export const recording =
  (db: Database, by: number | null, at: Date) =>
  async ({ kind, subject, data = {} }: NewEvent) => {
    await db
      .insertInto('platform.event')
      .values({
        kind,
        actor_id: by,
        subject_type: subject[0],
        subject_id: subject[1],
        data: json(data),
        at,
        handled_at: at,
      })
      .execute()
  }
