import { expect, test } from 'vitest'
import { standardEntries } from './standard-entries.ts'

test('countries, languages and currencies of today are named in three languages', () => {
  const countries = new Map(standardEntries('Country').map((entry) => [entry.code, entry]))
  expect(countries.get('EG')).toEqual({ code: 'EG', name: { ar: 'مصر', en: 'Egypt', fr: 'Égypte' } })
  expect(countries.size).toBeGreaterThan(240)
  for (const gone of ['SU', 'DD', 'EU', 'ZZ']) expect(countries.has(gone), gone).toBe(false)
  expect(standardEntries('Language').find(({ code }) => code === 'ja')?.name.en).toBe('Japanese')
  expect(standardEntries('Currency').find(({ code }) => code === 'EUR')).toMatchObject({
    symbol: '€',
    name: { fr: 'euro' },
  })
  expect(standardEntries('CourseLevel')).toEqual([])
})
