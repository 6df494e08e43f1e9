/** Parts of pages that the modules below show. */
export { CostSheet } from './parts/sheet/CostSheet.tsx'
export { figuresFor, minorIn, type Sheet as CostSheetRead } from './parts/sheet/costs.ts'
export { FiguresShown } from './parts/sheet/FiguresShown.tsx'
