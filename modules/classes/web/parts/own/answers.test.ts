import { expect, test } from 'vitest'
import { type AskedClass, type AskedSlot, answersOf } from './answers.ts'

const slot = (ID: number, AskedAt: string | null) => ({ ID, AskedAt, Actions: ['accept'] }) as AskedSlot
const asked = (ID: number, AskedAt: string) => ({ ID, AskedAt, Actions: ['accept', 'reject'] }) as AskedClass

test('slots and classes stand in one list, what was asked first at its head, and none is taken for another', () => {
  const all = answersOf(
    [slot(1, '2027-03-03T08:00:00Z'), slot(2, null), slot(3, '2027-03-01T08:00:00Z')],
    [asked(1, '2027-03-02T08:00:00Z'), asked(3, '2027-03-01T08:00:00Z')],
  )
  expect(all.map(({ kind, of }) => `${kind} ${of.ID}`)).toEqual(['slot 2', 'slot 3', 'class 3', 'class 1', 'slot 1'])
  expect(new Set(all.map(({ key }) => key)).size).toBe(5)
  expect(Math.min(...all.map(({ key }) => key))).toBeGreaterThan(0)
  expect(all[2]!.Actions).toEqual(['accept', 'reject'])
})
