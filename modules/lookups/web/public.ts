export { useCurrencies } from './parts/useCurrencies.ts'
export { useLookupRecord } from './parts/useLookupRecord.ts'
