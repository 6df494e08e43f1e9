import { expect, test } from 'vitest'
import { fullName, shownName, splitName, typedName, typedNames, shownNames } from './names.ts'

test('a full name is its parts with a space between those that there are', () => {
  expect(fullName({ First: 'ليلى', Middle: 'حسن', Last: 'الأنصاري' })).toBe('ليلى حسن الأنصاري')
  expect(fullName({ First: 'Layla', Middle: '', Last: 'Alansari' })).toBe('Layla Alansari')
  expect(fullName({ First: ' عبد   الله ', Middle: ' ', Last: '\tالنجار' })).toBe('عبد الله النجار')
  expect(fullName({ First: 'Suharto', Middle: '', Last: '' })).toBe('Suharto')
  expect(fullName({ First: '', Middle: '', Last: '' })).toBe('')
})

test('a full name alone is its first word, its last word and the rest', () => {
  expect(splitName('ليلى حسن محمود الأنصاري')).toEqual({ First: 'ليلى', Middle: 'حسن محمود', Last: 'الأنصاري' })
  expect(splitName('Omar  Alrawi ')).toEqual({ First: 'Omar', Middle: '', Last: 'Alrawi' })
  expect(splitName('Suharto')).toEqual({ First: 'Suharto', Middle: '', Last: '' })
  expect(splitName('  ')).toEqual({ First: '', Middle: '', Last: '' })
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
