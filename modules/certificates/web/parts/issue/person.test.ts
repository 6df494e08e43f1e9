import { expect, test } from 'vitest'
import { lacksTheirs, type Person } from './person.ts'

const person = (more: Partial<Person> = {}) =>
  ({ Earned: 'completion', Obstacles: [], WasRevoked: false, Certificate: null, ...more }) as Person
const holding = (Mode: NonNullable<Person['Certificate']>['Mode']) =>
  person({ Certificate: { Mode, Actions: [] } as unknown as Person['Certificate'] })

test('who has earned a certificate lacks it until it is given out', () => {
  expect([person(), holding('prepared')].map(lacksTheirs)).toEqual([true, true])
  expect([holding('issuedLocked'), holding('issuedDownloadable'), holding('hidden')].map(lacksTheirs)).toEqual([
    false,
    false,
    false,
  ])
})

test('who has earned none, for whom something stands in the way, and whose was revoked, waits for nothing here', () => {
  const others = [person({ Earned: null }), person({ Obstacles: ['owesMoney'] }), person({ WasRevoked: true })]
  expect(others.map(lacksTheirs)).toEqual([false, false, false])
})
