import { figureOf, type Figure } from '#platform/server/content/figures.ts'
import { readableClasses, academyTime } from './store/readable-classes.ts'

const shared = {
  roles: ['trainingcoordinator'],
  page: { path: '/TraineeAttendance', rule: 'adminTrainingCoordinator' },
  list: readableClasses,
  about: ({ actor, now, timeZone }: Parameters<Figure['href']>[0]) => ({
    actor,
    at: academyTime(now, timeZone),
    rows: 0,
  }),
  inAddress: () => 'show',
} as const

export const figures: readonly Figure[] = [
  figureOf({ ...shared, key: 'classesToday', filters: { Show: 'today' } }),
  figureOf({ ...shared, key: 'classesUnmarked', filters: { Show: 'attendance' } }),
]
