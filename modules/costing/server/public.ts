/** What the modules below do with the costs of their records. All take the transaction of their call. */
export type { Costed, CostFacts } from './costed.ts'
export { costsOf, type CostsOf } from './acts/costs-of.ts'
export { copySheet } from './acts/copy-sheet.ts'
/** How amounts of several currencies are added up in the academy’s. */
export { inBase } from './store/reckoned-amounts.ts'
export { todaysRates } from './store/rates.ts'
