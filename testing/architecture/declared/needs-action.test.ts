import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageOfTask, type TaskKey } from '#modules/home/rules/home-tasks.ts'

/*
 * What a home sends somebody to is what the list shows first when it is opened without a home: its 'needs action'. Of
 * figures, whose addresses the server makes, the filters are those that its test compares with their pages.
 */
const root = join(import.meta.dirname, '../../..')
const source = (file: string) => readFileSync(join(root, 'modules', file), 'utf8')

const ofTasks: Partial<Record<TaskKey, string>> = {
  instructorsToApprove: 'people/web/pages/InstructorsPage.tsx',
  organizationsToApprove: 'people/web/pages/OrganizationsPage.tsx',
  namesToReview: 'people/web/parts/TraineesTable.tsx',
  certificateChangesToDecide: 'certificates/web/parts/IssuedTable.tsx',
  membershipCardsWaiting: 'membership/web/parts/CardList.tsx',
  markChangesToDecide: 'exams/web/marking/changes/MarkChanges.tsx',
}
const ofFigures = [
  ['accounts/web/pages/UsersPage.tsx', 'State', 'waiting'],
  ['catalogue/web/pages/CoursesPage.tsx', 'Incomplete', 'true'],
  ['chat/web/pages/AllChatsPage.tsx', 'State', 'reported'],
  ['classes/web/pages/ClassesPage.tsx', 'UnderMinimum', 'true'],
  ['exams/web/correction/Grievances.tsx', 'State', 'underReview'],
  ['requests/web/parts/RequestsTable.tsx', 'State', 'submitted'],
] as const

/** The filters of the address, without the tab and without what keeps two lists of one page apart. */
const filtersOf = (address: string) =>
  [...new URLSearchParams(address.split('?')[1])]
    .filter(([name]) => name !== 'tab')
    .map(([name, value]) => [name.replace(/^[a-z]+-/, ''), value] as const)

const lists = [
  ...Object.entries(ofTasks).flatMap(([key, file]) =>
    filtersOf(pageOfTask(key as TaskKey, undefined)).map(([filter, value]) => [file, filter, value] as const),
  ),
  ...ofFigures,
]

test.each(lists)('%s shows what needs action by %s', (file, filter, value) => {
  const text = source(file)
  expect(text).toContain(`{ ${filter}: '${value}' }`)
  expect(text).toContain('needsAction')
  // What is no filter of the list would be lost from the address.
  expect(text).toContain(`filter('${filter}'`)
})
