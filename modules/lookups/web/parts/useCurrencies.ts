import { lookupsCalls } from '../../contract/calls.ts'
import { useCall } from '#platform/web/data.ts'

/** The codes of the academy's active currencies, the dollar until they are known. */
export function useCurrencies(): string[] {
  const { data } = useCall(lookupsCalls.getLookupOptions, { Lookup: 'Currency' }, { freshFor: 600_000, silent: true })
  return data?.Items.map((currency) => currency.Code) ?? ['USD']
}
