import { nobody, type Notices } from './notice.ts'

export const planningNotices = {
  courseAdded: nobody,
  courseChanged: nobody,
  coursePublished: nobody,
  courseUnpublished: nobody,
  courseDeleted: nobody,
} as const satisfies Notices
