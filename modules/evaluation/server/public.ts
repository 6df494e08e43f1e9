export { countResultChangesToDecide, mayDecideResults } from './store/result-changes.ts'
