import { expect, test } from 'vitest'
import { lookupKeys, withoutUse } from './registry.ts'
import { settingsGroups } from './settings-groups.ts'

test('the page of settings leads to every list that has a use, and to no other', () => {
  const led = Object.values(settingsGroups).flat()
  expect(led.toSorted()).toEqual(lookupKeys.filter((key) => !withoutUse.includes(key)).toSorted())
})
