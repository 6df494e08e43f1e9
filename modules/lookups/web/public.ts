export { useCurrencies } from './parts/useCurrencies.ts'
export { ListIndex } from './parts/ListIndex.tsx'
export { useLookupRecord } from './parts/useLookupRecord.ts'
