import { expect, test } from 'vitest'
import { Refusal } from '#platform/shared/refusal.ts'
import { joinPdfs } from '../documents/joining/join-pdfs.ts'
import { readApart } from './read-apart.ts'

const thread = new URL('../../../testing/servers/apart-thread.ts', import.meta.url)
const read = (way: string, limits = {}) =>
  readApart(thread, way, limits).catch((error: unknown) =>
    error instanceof Refusal ? [error.kind.code, error.data] : String(error),
  )

test('answers what the thread read, refuses what it refused, and quotes no file', async () => {
  expect(await read('answer')).toEqual({ read: 'answer' })
  expect(await read('refuse')).toEqual(['tooLarge', { bytes: 1 }])
  const failed = await read('fail')
  expect(failed).toMatch(/TypeError/)
  expect(failed).not.toContain('secret')
})

test('what node --watch says in between is no answer', async () => {
  expect(await read('watched')).toEqual({ read: 'watched' })
})

test('a reading that does not end, takes all memory or leaves is refused, and the next is served', async () => {
  let turns = 0
  const clock = setInterval(() => turns++, 10)
  expect(await read('loop', { milliseconds: 500 })).toEqual(['fileTooHeavy', {}])
  clearInterval(clock)
  // The thread kept a processor, and not this one.
  expect(turns).toBeGreaterThan(5)
  expect(await read('grow', { megabytes: 32 })).toEqual(['fileTooHeavy', {}])
  expect(await read('leave')).toEqual(['fileTooHeavy', {}])
  expect(await read('answer')).toEqual({ read: 'answer' })
})

test('two are read at a time, four wait, and who comes then is told to come again', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => read('loop', { milliseconds: 300 })))
  expect(all.filter((each) => Array.isArray(each) && each[0] === 'fileTooHeavy')).toHaveLength(6)
  expect(all.filter((each) => Array.isArray(each) && each[0] === 'busy')).toHaveLength(2)
})

test('putting printed papers into one file waits for no file that somebody sends, and is not refused for them', async () => {
  const sent = Promise.all(Array.from({ length: 6 }, () => read('loop', { milliseconds: 400 })))
  expect(await read('answer')).toEqual(['busy', {}])
  // The thread has looked at it, and found that it is no PDF.
  await expect(joinPdfs([Buffer.from('no PDF')])).rejects.not.toBeInstanceOf(Refusal)
  await sent
})
