import { href } from '#platform/web/href.ts'
import type { Searcher } from '#platform/web/start/searching.ts'

export const registrationSearchers: Searcher[] = [
  {
    key: 'registrations',
    title: 'registration:screens.main',
    rule: 'reviewers',
    find: async (text, signal) => {
      const { registrationCalls } = await import('../contract/calls.ts')
      const { send } = await import('#platform/web/client.ts')
      const found = await send(registrationCalls.getRegistrations, { search: text, pageSize: 10 }, { signal })
      return found.Items.slice(0, 5).map((row) => ({
        key: row.ID,
        name: row.TraineeName,
        code: row.Code,
        detail: row.ClassCode,
        href: href('/CourseRegistration-Edit/:ID', { ID: row.ID }),
      }))
    },
  },
]
