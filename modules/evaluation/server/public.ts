export { publishedDetail } from './store/pass-detail.ts'
