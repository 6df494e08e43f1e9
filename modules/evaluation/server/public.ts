export { countResultChangesToDecide } from './store/result-changes.ts'
