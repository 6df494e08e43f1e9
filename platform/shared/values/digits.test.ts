import { expect, test } from 'vitest'
import { htmlInDigits, inDigits } from './digits.ts'

test('a text of Arabic stands in the digits asked for, with the marks that go with them', () => {
  const text = 'من ١٬٢٠٠٫٥٠ إلى ٩٩٪ في CC-2026-0007'
  expect(inDigits(text, 'latn')).toBe('من 1,200.50 إلى 99% في CC-2026-0007')
  expect(inDigits(text, 'arab')).toBe(text)
})

test('of HTML the words change, and no address', () => {
  const html = '<p title="٤٨">خلال ٤٨ ساعة: <a href="/Library/٤٨">٤٨</a></p>'
  expect(htmlInDigits(html, 'latn')).toBe('<p title="٤٨">خلال 48 ساعة: <a href="/Library/٤٨">48</a></p>')
  expect(htmlInDigits(html, 'arab')).toBe(html)
  // What is no tag is text.
  expect(htmlInDigits('١ < ٢', 'latn')).toBe('1 < 2')
})
