export { lookupEntries, type LookupEntries } from './kept-entries.ts'
export { requireCurrency } from './required-currency.ts'
