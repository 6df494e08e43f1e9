import { expect, test } from 'vitest'
import { passes } from '#platform/shared/access.ts'
import { audienceRoles } from '../rules/audience.ts'
import { libraryScreens } from './screens.ts'

test('whoever a document may be for finds it from the menu', () => {
  const page = libraryScreens.find(({ path }) => path === '/Library')
  expect(page?.menu).toBeTruthy()
  expect(audienceRoles.filter((role) => !passes(page!.rule, role, []))).toEqual([])
})
