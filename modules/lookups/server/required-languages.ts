import type { Database } from '#platform/server/database.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import { lookupEntries } from './kept-entries.ts'

/**
 * Refuses languages that are not in the academy's list; `field` is where they stand in the body. One that is no longer
 * offered passes: records that bear it are still edited.
 */
export async function requireLanguages(db: Database, field: string, codes: readonly string[]): Promise<void> {
  const entries = await lookupEntries(db)
  if (codes.some((code) => entries.ofCode('Language', code) === undefined))
    refuse(invalidInput, {}, [{ path: field, code: 'notFound' }])
}
