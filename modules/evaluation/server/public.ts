export { countResultChangesToDecide } from './store/result-changes.ts'
export { publishedDetail } from './store/pass-detail.ts'
