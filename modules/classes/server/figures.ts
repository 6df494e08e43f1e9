import { figureOf, type Figure } from '#platform/server/content/figures.ts'
import { classes } from './store/classes.ts'

const page = { path: '/CourseClass', rule: 'adminTrainingCoordinator' } as const
const roles = ['trainingcoordinator'] as const
const about = ({ actor }: Parameters<Figure['href']>[0]) => ({ actor })

export const figures: readonly Figure[] = [
  figureOf({ key: 'classesUnderMinimum', roles, page, list: classes, about, filters: { UnderMinimum: true } }),
  figureOf({ key: 'classesWithSeats', roles, page, list: classes, about, filters: { HasSeats: true } }),
]
