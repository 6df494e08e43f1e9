import { sql, type RawBuilder } from 'kysely'
import { json } from '#platform/server/database.ts'
import { minorDigits } from '#platform/shared/values/money.ts'
import type { Rates } from '../../rules/amounts.ts'

/**
 * An amount of the invoice `i` (its `currency`, `base_currency` and `rate`) in minor units of `base`: at the frozen rate, of
 * another base's at today's.
 */
export function inBase(minor: RawBuilder<unknown>, base: string, today: Rates): RawBuilder<number> {
  const scale = (currency: string) => 10 ** (minorDigits(base) - minorDigits(currency))
  const currencies = [base, ...Object.keys(today)]
  const scales = json(Object.fromEntries(currencies.map((each) => [each, scale(each)])))
  const factors = json(Object.fromEntries(currencies.map((each) => [each, scale(each) / (today[each] ?? 1)])))
  return sql<number>`round(case when i.base_currency = ${base}
      then ${minor} / i.rate * coalesce((${scales}::jsonb ->> i.currency)::numeric, 1)
      else ${minor} * coalesce((${factors}::jsonb ->> i.currency)::numeric, 1) end)`
}
