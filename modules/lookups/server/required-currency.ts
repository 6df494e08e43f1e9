import type { Database } from '#platform/server/database.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'

/**
 * Refuses an amount in a currency that the academy does not keep; `field` is the amount's in the body. One that is no
 * longer offered passes: records that bear it are still edited.
 */
export async function requireCurrency(db: Database, field: string, amount: { readonly Currency: string }) {
  const found = await db
    .selectFrom('lookups.currency')
    .select('id')
    .where('code', '=', amount.Currency)
    .executeTakeFirst()
  if (!found) refuse(invalidInput, {}, [{ path: field, code: 'unknownCurrency' }])
}
