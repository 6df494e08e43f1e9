import { cloneDatabase, type TestDatabase } from '../database.ts'
import { fillTenYears } from './ten-years.ts'

/** A database as it is after ten busy years, with the planner's statistics of every row. */
export async function cloneFilledDatabase(): Promise<TestDatabase> {
  const database = await cloneDatabase()
  await fillTenYears(database.owner)
  return database
}
