import { expect, test } from 'vitest'
import { Refusal } from '#platform/shared/refusal.ts'
import { turnsOf } from './turns.ts'

test('so many work, so many wait in their order, and who comes then is told to come again', async () => {
  const turn = turnsOf({ atOnce: 2, mostWaiting: 3 })
  const ends: (() => void)[] = []
  const began: number[] = []
  const asked = Array.from({ length: 6 }, (_, at) =>
    turn(async () => {
      began.push(at)
      await new Promise<void>((resolve) => ends.push(resolve))
      return at
    }).catch((error: unknown) => (error as Refusal).kind.code),
  )
  expect(await asked[5]).toBe('busy')
  expect(began).toEqual([0, 1])
  for (let at = 0; at < 5; at++) {
    await expect.poll(() => ends.length).toBeGreaterThan(at)
    ends[at]!()
  }
  expect(await Promise.all(asked)).toEqual([0, 1, 2, 3, 4, 'busy'])
  expect(began).toEqual([0, 1, 2, 3, 4])
  expect(await turn(async () => 'again')).toBe('again')
})
