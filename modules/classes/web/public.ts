export { classTones } from './parts/tones.ts'
export { PeriodChoice } from './parts/schedule/PeriodChoice.tsx'
export { useGridKeys } from './parts/schedule/useGridKeys.ts'
