/** What the modules below may read of practical results. */
export { practicalOfClass, type PracticalOfClass } from './store/of-class.ts'
