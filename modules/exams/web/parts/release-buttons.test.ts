import { expect, test, vi } from 'vitest'
import { releaseButtons } from './release-buttons.ts'

vi.mock('#platform/web/client.ts', () => ({}))

test('final results are the next step once no paper waits', () => {
  const isNext = (waiting: number) => releaseButtons({ ID: 1, Version: 1 }, waiting)['releaseFinal']
  expect(isNext(0)).toMatchObject({ main: true, reason: 'optional' })
  expect(isNext(6)).toMatchObject({ main: false, reason: 'optional' })
})
