import { href } from '#platform/web/href.ts'
import type { Searcher } from '#platform/web/start/searching.ts'

/** Classes by their number or course, in the palette. */
export const classesSearchers: Searcher[] = [
  {
    key: 'classes',
    title: 'classes:screens.classes',
    rule: 'adminTrainingCoordinator',
    find: async (search, signal) => {
      const { classesCalls } = await import('../contract/calls.ts')
      const { send } = await import('#platform/web/client.ts')
      const found = await send(classesCalls.getCourseClasses, { search, pageSize: 10 }, { signal })
      return found.Items.slice(0, 5).map((row) => ({
        key: row.ID,
        name: row.CourseName,
        code: row.Code,
        href: href('/Setting/CourseClass-Edit/:ID?', { ID: row.ID }),
      }))
    },
  },
]
