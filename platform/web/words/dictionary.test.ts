import { describe, expect, test, vi } from 'vitest'

// The language module reads what the browser keeps.
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
const { filled, keepWords, textIn, waitIn } = await import('./dictionary.ts')

const seats = {
  seats_zero: 'لا مقاعد',
  seats_one: 'مقعد واحد',
  seats_two: 'مقعدان',
  seats_few: '{{count}} مقاعد',
  seats_many: '{{count}} مقعدًا',
  seats_other: '{{count}} مقعد',
}
keepWords('ar', 'classes', { screens: { list: 'الدورات' }, ...seats, onlyArabic: 'بالعربية' })
keepWords('en', 'classes', { screens: { list: 'Classes' }, seats_one: 'one seat', seats_other: '{{count}} seats' })
keepWords('de', 'classes', { screens: { list: 'Kurse' } })

describe('a text', () => {
  test('is found by its path, in the first language of the chain that has it', () => {
    expect(textIn('en', 'classes', 'screens.list')).toBe('Classes')
    expect(textIn('de', 'classes', 'screens.list')).toBe('Kurse')
    expect(textIn('de', 'classes', 'seats', 3)).toBe('{{count}} seats')
    expect(textIn('en', 'classes', 'onlyArabic')).toBe('بالعربية')
    expect(textIn('en', 'classes', 'screens')).toBeNull()
    expect(textIn('en', 'classes', 'screens.list.more')).toBeNull()
    expect(textIn('en', 'elsewhere', 'screens.list')).toBeNull()
  })

  test.each([
    [0, 'لا مقاعد'],
    [1, 'مقعد واحد'],
    [2, 'مقعدان'],
    [3, '٣ مقاعد'],
    [11, '١١ مقعدًا'],
    [100, '١٠٠ مقعد'],
    [103, '١٠٣ مقاعد'],
  ])('has its Arabic plural for %i', (count, sentence) => {
    expect(filled(textIn('ar', 'classes', 'seats', count)!, { count }, 'ar')).toBe(sentence)
  })

  test('takes values as the language writes them', () => {
    expect(filled('{{name}}: {{ count }}', { name: 'Layla', count: 1200 }, 'en')).toBe('Layla: 1,200')
    expect(filled('{{day}} {{time}}', { day: '2021-03-01', time: '09:30' }, 'en')).toBe('1\u00a0Mar\u00a02021 09:30')
    expect(filled('{{missing}} {{none}}', { none: null }, 'en')).toBe('{{missing}} ')
    expect(filled('{{name}}', { name: '$& $1' }, 'en')).toBe('$& $1')
  })

  test('stands in the digits of its reader, and what was put into it as it was typed', () => {
    const words = 'بعد ٤٨ ساعة من {{day}}: {{count}} من {{code}}، أي {{zero}}'
    const values = { day: '2021-03-01', count: 1200, code: 'أ-٧', zero: 0 }
    const latin = filled(words, values, 'ar', 'latn').replaceAll('\u00a0', ' ')
    expect(latin).toBe('بعد 48 ساعة من 1 مارس 2021: 1,200 من أ-٧، أي 0')
    expect(filled('حتى ٣٠٪', {}, 'ar', 'latn')).toBe('حتى 30%')
    expect(filled('حتى ٣٠٪', {}, 'ar')).toBe('حتى ٣٠٪')
  })

  test('ends with one point, also where a short month has its own', () => {
    expect(filled('Le {{day}}.', { day: '2021-12-27' }, 'fr')).toBe('Le 27\u00a0déc.\u00a02021.')
    expect(filled('Le {{day}}. Puis {{day}}', { day: '27 déc.' }, 'fr')).toBe('Le 27 déc. Puis 27 déc.')
    expect(filled('{{other}}.', {}, 'fr')).toBe('{{other}}.')
  })
})

test('a wait is told in the unit that people count it in', () => {
  const told = (seconds: number) => waitIn('en', seconds)
  expect([1, 179, 180, 601, 10_799, 10_800, 86_000].map(told)).toEqual([
    '1 second',
    '179 seconds',
    '3 minutes',
    '11 minutes',
    '180 minutes',
    '3 hours',
    '24 hours',
  ])
  expect(waitIn('ar', 660)).toBe('١١ دقيقة')
  expect(waitIn('fr', 90)).toMatch(/^90\ssecondes$/)
})
