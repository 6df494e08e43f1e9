export { countResultChangesToDecide } from './store/result-changes.ts'
export { reachesFinalResult } from './store/reach.ts'
