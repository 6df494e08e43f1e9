export { lookupEntries, type LookupEntries } from './kept-entries.ts'
export { requireCurrency } from './required-currency.ts'
export { requireEntries } from './required-entries.ts'
