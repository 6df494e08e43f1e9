import { figureOf, type Figure } from '#platform/server/content/figures.ts'
import { courses } from './store/courses.ts'

const shared = {
  roles: ['editor'],
  page: { path: '/Course', rule: 'editorCourse' },
  list: courses,
  about: ({ actor }: Parameters<Figure['href']>[0]) => ({ actor }),
} as const

export const figures: readonly Figure[] = [
  figureOf({ ...shared, key: 'coursesUnpublished', filters: { IsPublished: false } }),
  figureOf({ ...shared, key: 'coursesIncomplete', filters: { Incomplete: true } }),
]
