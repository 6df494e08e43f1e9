import { expect, test, vi } from 'vitest'
import { offline } from '../problem.ts'

vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('document', { documentElement: {}, addEventListener: () => undefined, cookie: '' })
vi.stubGlobal('window', globalThis)
vi.stubGlobal('addEventListener', () => undefined)
const { queryClient } = await import('../data.ts')

test('a page that was loaded without a network is told so at once, and asks again only where there may be one', () => {
  const asksAgain = (onLine: boolean | undefined, failures: number) => {
    vi.stubGlobal('navigator', { onLine })
    const { retry } = queryClient.getDefaultOptions().queries!
    return (retry as (failures: number, error: Error) => boolean)(failures, offline())
  }
  expect(asksAgain(false, 0)).toBe(false)
  expect([0, 1, 2].map((failures) => asksAgain(true, failures))).toEqual([true, true, false])
})
