import type { Noun } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { courseActs } from '../../contract/acts.ts'

export type Doing = Pick<Asked<unknown>, 'db' | 'record'>
export interface CourseRef {
  readonly id: number
  readonly code: string
}

/** What a course is, what it costs and what decides who passes; its long texts are not kept. */
export const noun: Noun<typeof courseActs, 'catalogue.course', CourseRef, Doing> = {
  acts: courseActs,
  stored: {
    table: 'catalogue.course',
    unkept: ['id', 'content', 'objectives', 'prerequisite', 'search', 'version'],
  },
  idOf: (course) => course.id,
  factsOf: ({ code }) => ({ code }),
  beside: ['means', 'prerequisites', 'instructors', 'equipment'],
}
