import { expect, test } from 'vitest'
import { areFirstStepsShown, nextFirstStep } from './first-steps.ts'

const steps = (...done: boolean[]) => done.map((IsDone, at) => ({ at, IsDone }))

test('the next step is the first that is not done, also where later ones are', () => {
  expect(nextFirstStep(steps(false, false))?.at).toBe(0)
  expect(nextFirstStep(steps(true, false, true))?.at).toBe(1)
  expect(nextFirstStep(steps(true, true))).toBeUndefined()
})

test('they stand on the home until all are done or they are put away', () => {
  expect(areFirstStepsShown(steps(true, false), true)).toBe(true)
  expect(areFirstStepsShown(steps(true, false), false)).toBe(false)
  expect(areFirstStepsShown(steps(true, true), true)).toBe(false)
  expect(areFirstStepsShown([], true)).toBe(false)
})
