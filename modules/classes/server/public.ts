/** What the modules below may do with classes. All take the transaction of their call. */
export { takeSeat } from './acts/seats.ts'
export { releaseSeat } from './store/seats.ts'
export { classForActor, lockClass, lockWithRow } from './acts/reached.ts'
export type { ClassFacts } from './store/facts.ts'
export type { LockedClass } from './store/locked.ts'
export { isOwnClass, isStaffedBy, isTaughtBy } from './store/reach.ts'
export { inScheduleOf, scheduledSessions, shownSessions } from './schedule.ts'
export { soldName } from './store/revision.ts'
export { classMatches } from './store/search.ts'
export { markResultsPublished } from './acts/move.ts'
export { classesToAnswer } from './store/staff/classes-to-answer.ts'
export { coordinator, itsSession, itsSessions } from './audiences.ts'
export { evaluatorsOf, examinersOf, instructorsOf } from './store/class-people.ts'
export { classLetters } from './letters/all.ts'
export {
  calledOffFor,
  cancelForRequest,
  makeForRequest,
  sessionsAsked,
  type AskedClass,
} from './acts/asked/for-request.ts'
export { seatsOnSale, shortClasses, teachingLoad } from './store/at-a-glance.ts'
