import { expect, test } from 'vitest'
import { isWriting } from '../../keys/letters.ts'
import { afterStep, ageTone, keyOf, pressHold } from './queue-rules.ts'

const press = (key: string, more: object = {}) =>
  keyOf({ key, code: `Key${key.toUpperCase()}`, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more })

test('letters and arrows mean something, with a modifier they are the browser’s', () => {
  expect(['j', 'k', 'a', 'x', 'u'].map((key) => press(key))).toEqual(['next', 'previous', 'step', 'select', 'undo'])
  expect([press('J'), press('ArrowDown'), press('ArrowUp'), press('?'), press('؟'), press('q')]).toEqual([
    'next',
    'next',
    'previous',
    'help',
    'help',
    null,
  ])
  expect([press('a', { ctrlKey: true }), press('j', { metaKey: true }), press('k', { altKey: true })]).toEqual([
    null,
    null,
    null,
  ])
})

test('on an Arabic keyboard the place of the key counts, on others its letter', () => {
  expect(press('ت', { code: 'KeyJ' })).toBe('next')
  expect(press('ش', { code: 'KeyA' })).toBe('step')
  // AZERTY: the letter that is written is another than the one of the place.
  expect(press('q', { code: 'KeyA' })).toBe(null)
})

test('a key held down walks through the list and does no step twice', () => {
  expect([press('j', { repeat: true }), press('a', { repeat: true }), press('x', { repeat: true })]).toEqual([
    'next',
    null,
    null,
  ])
})

test('fields are written into, ticks and buttons are not', () => {
  const on = (tagName: string, type?: string, isContentEditable = false) =>
    isWriting({ tagName, ...(type && { type }), isContentEditable })
  expect([on('INPUT'), on('INPUT', 'search'), on('TEXTAREA'), on('SELECT'), on('DIV', undefined, true)]).toEqual(
    Array.from({ length: 5 }, () => true),
  )
  expect([on('INPUT', 'checkbox'), on('BUTTON'), on('BODY')]).toEqual([false, false, false])
})

test('after a step the next one behind opens; of the last one, what has come in its place, or the last that is left', () => {
  expect(afterStep(['1', '2', '3'], '2', ['1', '3'])).toBe('3')
  // decided by somebody else meanwhile
  expect(afterStep(['1', '2', '3', '4'], '2', ['1', '4'])).toBe('4')
  // the page behind has moved up
  expect(afterStep(['1', '2'], '2', ['1', '3'])).toBe('3')
  expect(afterStep(['1', '2', '3'], '3', ['1', '2'])).toBe('2')
  // it still stands in the list, and waits no more
  expect(afterStep(['1', '2', '3'], '2', ['1', '2', '3'])).toBe('3')
  expect(afterStep(['1'], '1', [])).toBe(null)
  expect(afterStep(['1'], '1', ['1'])).toBe(null)
  // it came from a link and never stood in the list
  expect(afterStep(['1', '2'], '9', ['1', '2'])).toBe('1')
})

test('after a step nothing is taken until what comes next was there for a moment, or the pointer has moved', () => {
  const hold = pressHold()
  expect(hold.takes(0)).toBe(true)
  hold.seen(5)
  expect(hold.takes(5)).toBe(true)
  hold.begin(1_000)
  hold.moved()
  expect(hold.takes(1_900)).toBe(false)
  hold.seen(2_000)
  expect([hold.takes(2_399), hold.takes(2_400)]).toEqual([false, true])
  hold.begin(3_000)
  hold.seen(3_010)
  hold.moved()
  expect(hold.takes(3_020)).toBe(true)
  hold.begin(4_000)
  expect([hold.takes(8_999), hold.takes(9_000)]).toEqual([false, true])
})

test('what waits is coloured from its limits on', () => {
  const now = Date.parse('2027-03-10T12:00:00Z')
  const tone = (since: string) => ageTone(since, { long: 2, tooLong: 5 }, now)
  expect([
    tone('2027-03-10T11:00:00Z'),
    tone('2027-03-08T12:00:01Z'),
    tone('2027-03-08T12:00:00Z'),
    tone('2027-03-05T12:00:01Z'),
    tone('2027-03-05T12:00:00Z'),
  ]).toEqual(['neutral', 'neutral', 'warning', 'warning', 'danger'])
})
