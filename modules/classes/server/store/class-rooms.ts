import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

export const classRoomFacts = (db: Database, classRoomId: number) =>
  db
    .selectFrom('planning.class_room_facts')
    .where('class_room_id', '=', classRoomId)
    .select(['class_room_code', 'capacity'])
    .executeTakeFirst()

/** The sessions that have not begun and meet elsewhere than in this class room. */
export const sessionsElsewhere = (db: Database, classId: number, classRoomId: number | null, now: Date) =>
  db
    .selectFrom('classes.class_session')
    .where('class_id', '=', classId)
    .where('state', '=', 'scheduled')
    .where(sql<boolean>`lower(period) > ${now}`)
    .where((eb) => eb('class_room_id', 'is distinct from', classRoomId))
    .select(['id', 'day', 'starts_at as startsAt', 'ends_at as endsAt'])
    .execute()

export const putClassRoom = (db: Database, sessionIds: readonly number[], classRoomId: number | null) =>
  db
    .updateTable('classes.class_session')
    .set({ class_room_id: classRoomId, version: sql<number>`version + 1` })
    .where('id', 'in', sessionIds)
    .execute()
