/** What the modules below may do with classes. All take the transaction of their call. */
export { lockClass, releaseSeat, takeSeat, type LockedClass } from './store/seats.ts'
export { classForActor, type ClassFacts } from './store/facts.ts'
export { classMatches } from './store/search.ts'
export { markResultsPublished } from './store/progress.ts'
export { classesToAnswer } from './store/classes-to-answer.ts'
export { coordinator } from './audiences.ts'
export { examinersOf, instructorsOf, markersOf } from './store/class-people.ts'
