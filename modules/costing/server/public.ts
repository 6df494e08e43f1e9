/** What the modules below do with the costs of their records. All take the transaction of their call. */
export type { Costed, CostFacts } from './costed.ts'
export { costsOf, type CostsOf } from './acts/costs-of.ts'
export { copySheet } from './acts/copy-sheet.ts'
