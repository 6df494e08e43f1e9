import type { FigureKey } from '#platform/shared/record/figure-keys.ts'

/** Where on a home a figure stands: work that waits, how things stand, or how the academy itself is. */
export type FigurePlace = 'work' | 'glance' | 'health'

const notWork: Partial<Record<FigureKey, FigurePlace>> = {
  accountsWithoutFactor: 'health',
  classesToday: 'glance',
  classesUnderMinimum: 'glance',
  classesWithSeats: 'glance',
  coursesUnpublished: 'glance',
  failuresOfOurs: 'glance',
  feedbackOpen: 'glance',
  instructorFeedbackOpen: 'glance',
  invoicesOpen: 'glance',
  peopleInTraining: 'glance',
  signInsRefused: 'health',
}

export const placeOf = (key: FigureKey): FigurePlace => notWork[key] ?? 'work'
