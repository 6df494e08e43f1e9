export { lookupEntries, type LookupEntries } from './kept-entries.ts'
export { requireCurrency } from './required-currency.ts'
export { requireLanguages } from './required-languages.ts'
export { requireEntries } from './required-entries.ts'
