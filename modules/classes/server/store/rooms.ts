import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

export const roomFacts = (db: Database, roomId: number) =>
  db
    .selectFrom('planning.room_facts')
    .where('room_id', '=', roomId)
    .select(['room_code', 'capacity'])
    .executeTakeFirst()

/** The sessions that have not begun and meet elsewhere than in this room. */
export const sessionsElsewhere = (db: Database, classId: number, roomId: number | null, now: Date) =>
  db
    .selectFrom('classes.class_session')
    .where('class_id', '=', classId)
    .where('state', '=', 'scheduled')
    .where(sql<boolean>`lower(period) > ${now}`)
    .where((eb) => eb('room_id', 'is distinct from', roomId))
    .select(['id', 'day', 'starts_at as startsAt', 'ends_at as endsAt'])
    .execute()

export const putRoom = (db: Database, sessionIds: readonly number[], roomId: number | null) =>
  db
    .updateTable('classes.class_session')
    .set({ room_id: roomId, version: sql<number>`version + 1` })
    .where('id', 'in', sessionIds)
    .execute()
