import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** A part of the course has changed by itself: whoever changes the course meanwhile is told that it is another one now. */
export const raiseVersion = (db: Database, courseId: number) =>
  db
    .updateTable('catalogue.course')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', courseId)
    .execute()
