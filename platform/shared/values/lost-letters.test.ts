import { expect, test } from 'vitest'
import { decodeText, encodingOf } from './decode.ts'
import { hasLostLetters } from './lost-letters.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  '???? ???',
  '??? 3',
  'أحم\ufffd',
  new TextDecoder('windows-1252').decode(bytes('ليلى حسن')),
  new TextDecoder('windows-1256').decode(bytes('ليلى حسن')),
  new TextDecoder('windows-1252').decode(bytes('Hélène')),
])('letters of %s were lost', (text) => {
  expect(hasLostLetters(text)).toBe(true)
})

test.each(['', '?', '??', 'ليلى حسن', 'Hélène Çağlar', 'Why??', 'حفظ، وضبط؟', 'Ángel Ñúñez', 'ظ', 'Ø', '+20 100 123'])(
  '%s is as it was written',
  (text) => {
    expect(hasLostLetters(text)).toBe(false)
  },
)

test('a file in UTF-8 of which some bytes are broken is read as that', () => {
  const whole = bytes('الاسم,Email\nليلى حسن,l@example.com\nيوسف')
  expect(encodingOf(whole.subarray(0, -1))).toBe('utf-8')
  const text = decodeText(whole.subarray(0, -1))
  expect(text).toContain('ليلى حسن')
  expect(hasLostLetters(text.split('\n')[2]!)).toBe(true)
  // Arabic of old Windows, in which hardly a pair of bytes is one letter of UTF-8.
  expect(encodingOf(new Uint8Array([0xe3, 0xd5, 0xd1, 0x2c, 0xc7, 0xe1]))).toBe('windows-1256')
})
