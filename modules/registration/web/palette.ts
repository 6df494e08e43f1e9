import type { PalettePart } from '#platform/web/frame/palette.ts'
import { href } from '#platform/web/href.ts'

export const registrationPalette: PalettePart = {
  searchers: [
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
          detail: row.CourseName,
          href: href('/CourseRegistration-Edit/:ID', { ID: row.ID }),
        }))
      },
    },
  ],
  acts: [
    {
      title: 'registration:screens.registerTrainee',
      rule: 'reviewers',
      // In which class is chosen first: there it is done.
      href: href('/CourseClass', {}, { OnSale: true }),
    },
  ],
  recordActs: [
    {
      of: 'class',
      title: 'registration:screens.main',
      rule: 'reviewers',
      to: (ID) => href('/Setting/CourseClass-Edit/:ID?', { ID }, { tab: 'trainees' }),
    },
    {
      of: 'trainee',
      title: 'registration:screens.main',
      rule: 'reviewers',
      to: (ID) => href('/User/Trainee-Edit/:ID?', { ID }, { tab: 'requests' }),
    },
    {
      of: 'organization',
      title: 'registration:screens.main',
      rule: 'reviewers',
      to: (ID) => href('/User/Organization-Edit/:ID?', { ID }, { tab: 'requests' }),
    },
  ],
}
