/** What the modules below may read of membership. */
export { countWaitingCards } from './waiting.ts'
