import { expect, test } from 'vitest'
import { shownName } from '../names.ts'
import { checkRoster, type Known } from './check.ts'
import { guessMapping } from './header.ts'
import { missingFields } from './mapping.ts'
import { namesOf } from './names.ts'

const known: Known = { today: '2026-11-23', nationalities: new Map(), emails: new Set(), passports: new Set() }
const checked = (header: readonly string[], ...rows: (readonly string[])[]) =>
  checkRoster(
    rows.map((cells, at) => ({ row: at + 2, cells })),
    guessMapping(header),
    known,
  )

test('columns of parts are found, and an Arabic first name is name enough', () => {
  const mapping = guessMapping(['الاسم الأول', 'اسم الأب', 'اسم العائلة', 'First name', 'Surname', 'Email'])
  expect(mapping).toEqual(['firstAr', 'middleAr', 'lastAr', 'firstEn', 'lastEn', 'email'])
  expect(missingFields(mapping)).toEqual([])
  expect(missingFields(guessMapping(['First name', 'Email']))).toEqual(['nameAr'])
})

test('parts make the name; a full name beside them is the passport’s where they do not make it', () => {
  const header = ['الاسم الأول', 'اسم العائلة', 'Name', 'First name', 'Last name', 'Email']
  const { people, findings } = checked(header, [
    'عبد الله',
    'النجار',
    'Abdullah El Naggar',
    'Abdullah',
    'Elnaggar',
    'a@example.com',
  ])
  expect(findings).toEqual([])
  const { ar, en } = namesOf(people[0]!)
  expect(ar).toEqual({ parts: { First: 'عبد الله', Middle: '', Last: 'النجار' }, passport: null })
  expect(en).toEqual({ parts: { First: 'Abdullah', Middle: '', Last: 'Elnaggar' }, passport: 'Abdullah El Naggar' })
})

test('a full name alone is split; a last name beside it is not taken twice', () => {
  expect(namesOf({ nameAr: 'ليلى حسن الأنصاري' }).ar.parts).toEqual({ First: 'ليلى', Middle: 'حسن', Last: 'الأنصاري' })
  for (const nameAr of ['ليلى حسن الأنصاري', 'ليلى حسن'])
    expect(namesOf({ nameAr, lastAr: 'الأنصاري' }).ar).toEqual({
      parts: { First: 'ليلى', Middle: 'حسن', Last: 'الأنصاري' },
      passport: null,
    })
})

test('a row without any Arabic name is found once, and a name that is too long too', () => {
  const header = ['الاسم', 'الاسم الأول', 'اسم العائلة', 'Email']
  const codes = (row: readonly string[]) => checked(header, row).findings.map((each) => [each.column, each.code])
  expect(codes(['', '', 'النجار', 'a@example.com'])).toEqual([[1, 'nameArMissing']])
  expect(codes(['', 'سارة', 'النجار', 'a@example.com'])).toEqual([])
  expect(codes(['سارة النجار', '', '', 'a@example.com'])).toEqual([])
  expect(codes(['', 'س'.repeat(150), 'ن'.repeat(100), 'a@example.com'])).toEqual([[2, 'tooLong']])
  expect(shownName(namesOf({ firstAr: 'سارة' }).ar)).toBe('سارة')
})
