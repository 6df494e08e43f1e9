/** What the modules below may do with courses. All take the transaction of their call. */
export { freezeCourse } from './acts/freeze.ts'
export { noteSearch } from './acts/empty-search.ts'
export { offerOf } from './acts/offer.ts'
export { toldChanges } from './acts/told-changes.ts'
export { findCourse } from './store/courses.ts'
