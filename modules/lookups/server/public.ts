export { lookupEntries, type LookupEntries } from './kept-entries.ts'
