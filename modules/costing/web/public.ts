/** Parts of pages that the modules below show. */
export { CostSheet } from './parts/sheet/CostSheet.tsx'
export { FiguresShown } from './parts/sheet/FiguresShown.tsx'
