import { expect, test } from 'vitest'
import { openLog } from './log.ts'

const logged = (err: unknown) => {
  const lines: string[] = []
  openLog('error', { write: (line) => void lines.push(line) }).error({ err }, 'a job failed')
  return (JSON.parse(lines[0]!) as { err: Record<string, unknown> }).err
}

test('what was thrown is told in words, also where it is no error', () => {
  const lost = {
    message: 'Connection terminated',
    code: '57P01',
    stack: 'Error: Connection terminated\n  at x',
    detail: 'Layla',
  }
  expect(logged(lost)).toEqual({ message: lost.message, code: lost.code, stack: lost.stack })
  expect(logged('a word')).toEqual({ message: 'a word' })
  expect(logged({ passport: 'A20419361' })).toEqual({ message: 'no error was given' })
  expect(logged(new Error('plain'))).toMatchObject({ type: 'Error', message: 'plain' })
})
