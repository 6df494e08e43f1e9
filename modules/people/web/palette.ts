import type { PalettePart } from '#platform/web/frame/palette.ts'
import { href } from '#platform/web/href.ts'

const most = 5

export const peoplePalette: PalettePart = {
  searchers: [
    {
      key: 'trainees',
      title: 'people:screens.trainees',
      rule: 'reviewers',
      of: 'trainee',
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
      of: 'instructor',
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
    {
      key: 'organizations',
      title: 'people:screens.organizations',
      rule: 'editor',
      of: 'organization',
      find: async (search, signal) => {
        const [{ organizationCalls }, { send }] = await Promise.all([
          import('../contract/calls.ts'),
          import('#platform/web/client.ts'),
        ])
        const found = await send(organizationCalls.listOrganizations, { search, pageSize: 10 }, { signal })
        return found.Items.slice(0, most).map((row) => ({
          key: row.ID,
          name: row.Name,
          code: row.Code,
          detail: row.City || null,
          href: href('/User/Organization-Edit/:ID?', { ID: row.ID }),
        }))
      },
    },
  ],
  acts: [
    { title: 'people:screens.addTrainee', rule: 'reviewers', href: href('/User/Trainee-Edit/:ID?') },
    { title: 'people:screens.addInstructor', rule: 'editor', href: href('/Instructor/Add-Edit/:ID?') },
    { title: 'people:screens.addOrganization', rule: 'editor', href: href('/User/Organization-Edit/:ID?') },
  ],
  recordActs: [
    {
      of: 'organization',
      title: 'people:screens.trainees',
      rule: 'reviewers',
      to: (ID) => href('/User/Organization-Edit/:ID?', { ID }, { tab: 'people' }),
    },
  ],
}
