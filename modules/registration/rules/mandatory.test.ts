import { expect, test } from 'vitest'
import { missingData, type TraineeFacts } from './mandatory.ts'

const layla: TraineeFacts = {
  nameAr: 'ليلى حسن الأنصاري',
  nameEn: 'Layla Hassan Alansari',
  gender: 'female',
  birthDate: '1996-04-12',
  nationality: 'EG',
  passportEnding: '567',
  passportExpiresOn: '2027-06-10',
  email: 'layla@diwan.example',
  workEmail: 'l.alansari@work.example',
  mobile: '+201001234567',
}
const here = { mayNeedVisa: false, endsOn: '2026-12-10' }
const abroad = { mayNeedVisa: true, endsOn: '2026-12-10' }

test('a complete profile misses nothing', () => {
  expect(missingData(layla, here)).toEqual([])
  expect(missingData(layla, abroad)).toEqual([])
})

test('each gap is named', () => {
  const empty: TraineeFacts = {
    nameAr: '',
    nameEn: '',
    gender: null,
    birthDate: null,
    nationality: null,
    passportEnding: ' ',
    passportExpiresOn: null,
    email: '',
    workEmail: ' ',
    mobile: '',
  }
  expect(missingData(empty, here)).toEqual([
    'nameAr',
    'nameEn',
    'gender',
    'birthDate',
    'nationality',
    'passportNumber',
    'email',
    'workEmail',
    'mobile',
  ])
  expect(missingData(empty, abroad)).toContain('passportExpiresOn')
})

test('names are in their own script, two words at least, with or without vowel marks', () => {
  expect(missingData({ ...layla, nameAr: 'Layla Hassan' }, here)).toEqual(['nameAr'])
  expect(missingData({ ...layla, nameEn: 'ليلى حسن' }, here)).toEqual(['nameEn'])
  expect(missingData({ ...layla, nameAr: 'ليلى' }, here)).toEqual(['nameAr'])
  expect(missingData({ ...layla, nameAr: 'مُحَمَّد الأَنصاريّ', nameEn: "José O'Neil" }, here)).toEqual([])
})

test('the passport counts only where a visa may be needed', () => {
  const old = { ...layla, passportExpiresOn: '2027-06-09' }
  expect(missingData(old, here)).toEqual([])
  expect(missingData(old, abroad)).toEqual(['passportValidity'])
  expect(missingData(old, { ...abroad, passportMonths: 3 })).toEqual([])
})
