import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/**
 * Waits until nobody else is booking these class rooms and instructors, and holds them until the transaction ends. Always in
 * the same order (class rooms, then instructors, by id), so that rivals queue instead of deadlocking on the exclusion constraints.
 */
export async function lockPlaces(
  db: Database,
  places: { classRooms: readonly number[]; instructors: readonly number[] },
): Promise<void> {
  for (const id of inOrder(places.classRooms)) await lock(db, `classRoom:${id}`)
  for (const id of inOrder(places.instructors)) await lock(db, `instructor:${id}`)
}

/** Waits for whoever is giving the course of this year its next run number. */
export const lockRuns = (db: Database, courseId: number, year: number): Promise<void> =>
  lock(db, `plan-run:${courseId}:${year}`)

const inOrder = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)

async function lock(db: Database, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}
