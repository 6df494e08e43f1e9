import { expect, test } from 'vitest'
import { changesIn, codeBar, codeParts, codeText, counts, markOfArrival, stepOf } from './arrival-code.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 1, 7, 0, 0) + seconds * 1000)

test('a code counts while it is shown and for two more, and not before', () => {
  const step = stepOf(at(0))
  expect([-1, 0, 14, 15, 44, 45].map((seconds) => counts(step, at(seconds)))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ])
  expect([0, 1, 14].map((seconds) => changesIn(at(seconds)))).toEqual([15_000, 14_000, 1_000])
})

test('a code is read as it was written, and anything else is none', () => {
  const code = { sessionId: 2 ** 31 - 1, step: stepOf(at(0)), proof: 'A-_'.repeat(7) + 'z' }
  expect(codeParts(codeText(code))).toEqual(code)
  for (const wrong of [
    '',
    'a.b',
    `${codeText(code)}x`,
    `0.1.${code.proof}`,
    `zzzzzz.1.${code.proof}`,
    `A.1.${code.proof}`,
  ])
    expect(codeParts(wrong)).toBeNull()
})

test('the code of a session is shown from half an hour before it to its end, and never of one that is not held', () => {
  const minutes = (sinceStart: number, more: object = {}) =>
    codeBar({
      sinceStart: sinceStart * 60_000,
      sinceEnd: (sinceStart - 60) * 60_000,
      sessionState: 'scheduled',
      takesPlace: true,
      ...more,
    })
  expect([-31, -30, 0, 60, 61].map((at) => minutes(at))).toEqual(['tooEarly', null, null, null, 'over'])
  for (const at of [-31, 0, 61]) expect(minutes(at, { sessionState: 'cancelled' })).toBe('cancelled')
  expect(minutes(0, { takesPlace: false })).toBe('notConfirmed')
})

test('who comes within the minutes is present, later so many minutes late', () => {
  expect(markOfArrival(-20 * 60_000, 5)).toEqual({ state: 'present', minutes: 0 })
  expect(markOfArrival(5 * 60_000 + 59_999, 5)).toEqual({ state: 'present', minutes: 0 })
  expect(markOfArrival(6 * 60_000, 5)).toEqual({ state: 'late', minutes: 6 })
  expect(markOfArrival(60_000, 0)).toEqual({ state: 'late', minutes: 1 })
})
