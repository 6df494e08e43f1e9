import { expect, test } from 'vitest'
import { markingKeyOf } from './marking-key.ts'

const press = (key: string, more: object = {}) =>
  markingKeyOf({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more })

test('letters go through the questions, digits of any keyboard are a mark', () => {
  expect(['j', 'K', '?', '؟', 'a', 'Enter'].map((key) => press(key))).toEqual([
    'next',
    'previous',
    'help',
    'help',
    null,
    null,
  ])
  expect(['0', '9', '٧', '۷', '10', '½'].map((key) => press(key))).toEqual(['mark', 'mark', 'mark', 'mark', null, null])
  // The place of the key on an Arabic keyboard.
  expect(press('ت', { code: 'KeyJ' })).toBe('next')
})

test('Enter with Ctrl goes on, once; else a key with a modifier is the browser’s', () => {
  expect([press('Enter', { ctrlKey: true }), press('Enter', { metaKey: true })]).toEqual(['goOn', 'goOn'])
  expect([
    press('Enter', { ctrlKey: true, repeat: true }),
    press('Enter', { ctrlKey: true, altKey: true }),
    press('j', { ctrlKey: true }),
    press('1', { altKey: true }),
  ]).toEqual([null, null, null, null])
  expect([press('j', { repeat: true }), press('5', { repeat: true })]).toEqual(['next', null])
})
