import { expect, test } from 'vitest'
import { whoChanged } from './who-changed.ts'

const said = { by: 7, byAr: 'نادية', byEn: 'Nadia', at: '2026-03-01T08:00:00.000Z' }

test('who saved meanwhile is named in the reader’s language, and is the reader where it is them', () => {
  expect(whoChanged(said, 'ar', 8)).toMatchObject({ who: 'نادية', own: false })
  expect(whoChanged(said, 'en', 7)).toMatchObject({ who: 'Nadia', own: true })
  expect(whoChanged({ at: said.at }, 'en', undefined)).toMatchObject({ who: null, own: false })
  expect(whoChanged({ ...said, by: null }, 'en', undefined)).toMatchObject({ own: false })
})
