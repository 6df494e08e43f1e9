export interface TrackPlan {
  /** By the id of the course. */
  readonly courses: readonly { readonly id: number; readonly isRequired: boolean }[]
  /** How many of those that are not required have to be completed. */
  readonly leastElectives: number
}

export interface Progress {
  /** Courses that have to be completed, electives among them. */
  readonly needed: number
  /** How many of these are: more electives than asked for count for nothing. */
  readonly done: number
  readonly requiredLeft: number
  readonly electivesLeft: number
  readonly isComplete: boolean
}

/** How far somebody who has completed these courses has come in a track. A track that asks for nothing is never completed. */
export function progressIn({ courses, leastElectives }: TrackPlan, completed: ReadonlySet<number>): Progress {
  const required = courses.filter((course) => course.isRequired)
  const electives = courses.filter((course) => !course.isRequired)
  const requiredDone = required.filter((course) => completed.has(course.id)).length
  const electivesDone = Math.min(leastElectives, electives.filter((course) => completed.has(course.id)).length)
  const needed = required.length + leastElectives
  const done = requiredDone + electivesDone
  return {
    needed,
    done,
    requiredLeft: required.length - requiredDone,
    electivesLeft: leastElectives - electivesDone,
    isComplete: needed > 0 && done === needed,
  }
}

/** Whether no more electives are asked for than the track has. */
export const hasEnoughElectives = ({
  courses,
  leastElectives,
}: Omit<TrackPlan, 'courses'> & {
  readonly courses: readonly { readonly isRequired: boolean }[]
}): boolean => leastElectives <= courses.filter((course) => !course.isRequired).length

/** Whether there is something to complete in it: what is published must have it. */
export const asksForSomething = ({
  courses,
  leastElectives,
}: Omit<TrackPlan, 'courses'> & {
  readonly courses: readonly { readonly isRequired: boolean }[]
}): boolean => courses.some((course) => course.isRequired) || leastElectives > 0

/** Whether a completion still stands: each course that it was reached by is still completed, whatever became of the track. */
export const stillHolds = (courseIds: readonly number[], completed: ReadonlySet<number>): boolean =>
  courseIds.every((id) => completed.has(id))
