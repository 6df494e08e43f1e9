import type { Database } from '#platform/server/database.ts'

/** Tells the number series how far the seeds have counted, so that the next number is a new one. `year` for series that start over each year. */
export async function raiseSeries(db: Database, last: Readonly<Record<string, number>>, year = 0): Promise<void> {
  for (const [key, number] of Object.entries(last)) {
    await db.updateTable('platform.number_series').set({ last_number: number, year }).where('key', '=', key).execute()
  }
}
