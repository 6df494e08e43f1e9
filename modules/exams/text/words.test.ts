import { expect, test } from 'vitest'
import { ar } from './ar.ts'
import { ar as sitting } from './sitting/ar.ts'

test('an act on an exam has its button and its question in one dictionary', () => {
  const twice = (one: object, other: object) => Object.keys(one).filter((key) => key in other)
  expect(twice(ar.actions, sitting.actions)).toEqual([])
  expect(twice(ar.confirms, sitting.confirms)).toEqual([])
  expect(ar.actions).toMatchObject({ releaseInitial: expect.any(String), releaseFinal: expect.any(String) })
})
