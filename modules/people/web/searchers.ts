import { href } from '#platform/web/href.ts'
import type { Searcher } from '#platform/web/start/searching.ts'

const most = 5

/** People in the palette. The calls are fetched when somebody searches. */
export const peopleSearchers: Searcher[] = [
  {
    key: 'trainees',
    title: 'people:screens.trainees',
    rule: 'reviewers',
    find: async (text, signal) => {
      const [{ traineeCalls }, { send }] = await Promise.all([
        import('../contract/calls.ts'),
        import('#platform/web/client.ts'),
      ])
      const found = await send(traineeCalls.filterTrainees, { search: text }, { signal })
      return found.Items.slice(0, most).map((row) => ({
        key: row.ID,
        name: row.FullName,
        code: row.Code,
        href: href('/User/Trainee-Edit/:ID?', { ID: row.ID }),
      }))
    },
  },
  {
    key: 'instructors',
    title: 'people:screens.instructors',
    rule: 'editor',
    find: async (text, signal) => {
      const [{ instructorCalls }, { send }] = await Promise.all([
        import('../contract/calls.ts'),
        import('#platform/web/client.ts'),
      ])
      const found = await send(instructorCalls.filterInstructors, { search: text }, { signal })
      return found.Items.slice(0, most).map((row) => ({
        key: row.ID,
        name: row.FullName,
        code: row.Code,
        href: href('/Instructor/Add-Edit/:ID?', { ID: row.ID }),
      }))
    },
  },
]
