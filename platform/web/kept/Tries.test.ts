import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tries } from './Tries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Tries that end as they are told, in turn; what is left goes through. */
function tried(...ends: readonly ('fails' | 'is refused')[]) {
  const left = [...ends]
  const counts = { sent: 0, failures: [] as number[] }
  const tries: Tries = new Tries({
    send: async () => {
      counts.sent++
      const end = left.shift()
      if (end) throw new Error(end)
    },
    fails: async (error) => error instanceof Error && error.message === 'fails',
    pause: (failures) => {
      counts.failures.push(failures)
      return 1000
    },
  })
  return { tries, counts }
}

test('after a failure it pauses, longer each time, and begins anew once something went through', async () => {
  const { tries, counts } = tried('fails', 'fails')
  await tries.flush()
  expect(counts).toEqual({ sent: 1, failures: [0] })
  await vi.advanceTimersByTimeAsync(1000)
  expect(counts).toEqual({ sent: 2, failures: [0, 1] })
  await vi.advanceTimersByTimeAsync(1000)
  expect(counts).toEqual({ sent: 3, failures: [0, 1] })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(counts.sent).toBe(3)
})

test('woken while a try fails it tries again at once, thrice at most', async () => {
  const waking: Tries = new Tries({
    send: async () => {
      sent++
      void waking.flush()
      throw new Error('fails')
    },
    fails: async () => true,
    pause: () => 60_000,
  })
  let sent = 0
  await waking.flush()
  expect(sent).toBe(3)
  waking.stop()
})

test('where a pause is of no use, and once it is stopped, nothing comes of itself', async () => {
  const { tries, counts } = tried('is refused', 'fails')
  await tries.flush()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(counts).toEqual({ sent: 1, failures: [] })
  tries.wake()
  await vi.advanceTimersByTimeAsync(0)
  tries.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(counts.sent).toBe(2)
})
