import type { Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { WantedClassRoom } from '../../../rules/clashes.ts'
import { lacksOf } from './equipment.ts'

export type BookableClassRoom = WantedClassRoom & {
  readonly code: string
  readonly name: Trilingual
  readonly kindId: number | null
}

/** The class rooms in use that have what the course needs, with all that decides whether sessions fit into them. */
export async function bookableClassRooms(db: Database, courseId: number): Promise<BookableClassRoom[]> {
  const rows = await db
    .selectFrom('planning.class_room')
    .where('is_active', '=', true)
    .select(['id', 'code', 'name', 'capacity', 'kind_id as kindId', 'setup_minutes as setupMinutes'])
    .select(['bookable_from as from', 'bookable_to as to'])
    .orderBy('id')
    .execute()
  const lacking = await lacksOf(
    db,
    courseId,
    rows.map(({ id }) => id),
  )
  return rows
    .filter(({ id }) => !lacking.has(id))
    .map(({ from, to, ...room }) => ({
      ...room,
      hours: from !== null && to !== null ? { from: from.slice(0, 5), to: to.slice(0, 5) } : null,
      lacks: [],
    }))
}

/** Those of these class rooms that are in use. */
export async function classRoomsInUse(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('planning.class_room')
    .where('is_active', '=', true)
    .where('id', 'in', [...ids])
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
