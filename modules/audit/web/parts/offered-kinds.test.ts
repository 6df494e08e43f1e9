import { expect, test } from 'vitest'
import { offeredKinds } from './offered-kinds.ts'

const happened = ['signin.logIn', 'classes.open']

test('a kind that never happened is there for whoever is led to it', () => {
  expect(offeredKinds(happened, 'signin.refuseSignIn')).toEqual([...happened, 'signin.refuseSignIn'])
  expect(offeredKinds(happened, 'classes.open')).toBe(happened)
  for (const other of [undefined, '', 'nobody.knows', 'signin', '<b>', 7])
    expect(offeredKinds(happened, other)).toBe(happened)
})
