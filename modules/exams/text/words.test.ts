import { expect, test } from 'vitest'
import { ar } from './ar.ts'
import { ar as sitting } from './sitting/ar.ts'

test('an act on an exam has its button and its question in one dictionary', () => {
  for (const words of ['acts', 'actions', 'confirms']) expect(Object.keys(sitting)).not.toContain(words)
  for (const words of ['actions', 'confirms']) expect(Object.keys(ar)).not.toContain(words)
  expect(ar.acts).toMatchObject({
    releaseInitial: { do: expect.any(String) },
    releaseFinal: { do: expect.any(String) },
  })
})
