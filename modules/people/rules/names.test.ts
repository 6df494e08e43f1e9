import { expect, test } from 'vitest'
import { fullName, shownName, splitName, typedName, typedNames, shownNames } from './names.ts'

test('a full name is its parts with a space between those that there are', () => {
  expect(fullName({ First: 'ليلى', Middle: 'حسن', Last: 'الأنصاري' })).toBe('ليلى حسن الأنصاري')
  expect(fullName({ First: 'Layla', Middle: '', Last: 'Alansari' })).toBe('Layla Alansari')
  expect(fullName({ First: ' عبد   الله ', Middle: ' ', Last: '\tالنجار' })).toBe('عبد الله النجار')
  expect(fullName({ First: 'Suharto', Middle: '', Last: '' })).toBe('Suharto')
  expect(fullName({ First: '', Middle: '', Last: '' })).toBe('')
})

test('a full name alone is its first name, its last name and the rest', () => {
  expect(splitName('ليلى حسن محمود الأنصاري')).toEqual({ First: 'ليلى', Middle: 'حسن محمود', Last: 'الأنصاري' })
  expect(splitName('Omar  Alrawi ')).toEqual({ First: 'Omar', Middle: '', Last: 'Alrawi' })
  expect(splitName('Suharto')).toEqual({ First: 'Suharto', Middle: '', Last: '' })
  expect(splitName('  ')).toEqual({ First: '', Middle: '', Last: '' })
})

test.each([
  [
    '\u0639\u0628\u062f \u0627\u0644\u0631\u062d\u0645\u0646 \u0645\u062d\u0645\u062f \u0627\u0644\u0646\u062c\u0627\u0631',
    2,
    1,
    1,
  ],
  ['\u0639\u0628\u062f \u0627\u0644\u0644\u0647', 2, 0, 0],
  ['\u0633\u0639\u062f \u0639\u0628\u062f \u0627\u0644\u0639\u0632\u064a\u0632', 1, 0, 2],
  ['\u0623\u0628\u0648 \u0628\u0643\u0631 \u0633\u0627\u0644\u0645', 2, 0, 1],
  ['\u0645\u062d\u0645\u062f \u0623\u0628\u0648 \u0632\u064a\u062f', 1, 0, 2],
  ['\u0646\u0648\u0631 \u0627\u0644\u062f\u064a\u0646 \u0635\u0627\u062f\u0642', 2, 0, 1],
  ['\u0647\u0628\u0629 \u0627\u0644\u0644\u0647 \u0639\u0644\u064a', 2, 0, 1],
  [
    '\u0645\u062d\u0645\u062f \u0628\u0646 \u0633\u0644\u0645\u0627\u0646 \u0622\u0644 \u0633\u0639\u0648\u062f',
    1,
    2,
    2,
  ],
  ['Abd al-Rahman Mohamed Elnaggar', 2, 1, 1],
  ['Abd Al Rahman Elnaggar', 3, 0, 1],
  ['Abdel Rahman', 2, 0, 0],
  ['Ahmed Abu Zeid', 1, 0, 2],
  ['Nour El Din Sadek', 3, 0, 1],
  ['Youssef Kamal Eldin', 1, 0, 2],
  ['Ahmed El Gamal', 1, 0, 2],
  ['Al Gore', 1, 0, 1],
  ['Ben Smith', 1, 0, 1],
  ['Sami Abd', 1, 0, 1],
])('names of several words stay whole: %s', (full, first, middle, last) => {
  const words = full.split(' ')
  expect(splitName(full)).toEqual({
    First: words.slice(0, first).join(' '),
    Middle: words.slice(first, first + middle).join(' '),
    Last: words.slice(first + middle, first + middle + last).join(' '),
  })
})

test.each(['ليلى', 'ليلى الأنصاري', 'ليلى حسن الأنصاري', 'Jean-Pierre de la Tour', 'ل '.repeat(100).trim()])(
  'what is split makes the same name again: %s',
  (name) => expect(fullName(splitName(name))).toBe(name),
)

test('the passport may have it otherwise, and that is kept beside the parts', () => {
  const parts = { First: 'Yusuf', Middle: '', Last: 'Kamaleldin' }
  expect(typedName({ parts, full: 'Youssef Kamal Eldin' })).toEqual({ parts, passport: 'Youssef Kamal Eldin' })
  expect(typedName({ parts, full: ' Yusuf  Kamaleldin' })).toEqual({ parts, passport: null })
  expect(typedName({ parts })).toEqual({ parts, passport: null })
})

test('a full name that is kept already leaves its parts as they are; another is split', () => {
  const kept = { parts: { First: 'عبد الله', Middle: '', Last: 'النجار' }, passport: null }
  expect(typedName({ full: 'عبد الله النجار' }, kept)).toBe(kept)
  expect(typedName({ full: 'سعد النجار' }, kept)).toEqual({
    parts: { First: 'سعد', Middle: '', Last: 'النجار' },
    passport: null,
  })
  const otherwise = { ...kept, passport: 'عبدالله النجار' }
  expect(typedName({ full: 'عبدالله النجار' }, otherwise)).toBe(otherwise)
  expect(shownName(otherwise)).toBe('عبدالله النجار')
})

test('each script by itself', () => {
  const names = typedNames({ FullName: { ar: 'كريم شوقي', en: '' } })
  expect(names.en).toEqual({ parts: { First: '', Middle: '', Last: '' }, passport: null })
  expect(shownNames(names)).toEqual({ ar: 'كريم شوقي', en: '' })
})
