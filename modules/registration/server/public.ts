/** What the modules below may do with registrations. All take the transaction of their call. */
export { completeRegistration, markAttending } from './acts/outcome.ts'
export { enrolled as enrolledTrainees } from './audiences.ts'
export { enrolledOf, type Enrolled } from './store/enrolled.ts'
export { registrations, waitingTasks } from './store/list.ts'
export { enrolledIn } from './store/registered.ts'
export { classesForEverybody, openToEverybody } from './store/upcoming/open-to-everybody.ts'
export { nextClasses, type NextClass } from './store/upcoming.ts'
export { own as isOwnRegistration, reachesEnrolment, sent as isSentBy } from './store/reach.ts'
