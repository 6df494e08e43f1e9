import { expect, test } from 'vitest'
import { nationalityVisas } from '#modules/lookups/rules/visa.ts'
import { visaTrack } from '../visa-track.ts'
import { passportMatters, visaNeedOf, visaNeeds, visaStart } from './visa-need.ts'

const places = ['academy', 'customerSite', 'online']

test('citizens and people online need none; of the others the list decides, then the default', () => {
  for (const place of places)
    for (const nationality of ['EG', 'SD'])
      for (const nationalityVisa of nationalityVisas)
        for (const visaDefault of visaNeeds) {
          const known = { homeCountry: 'EG', visaDefault }
          const free = place === 'online' || nationality === 'EG'
          const expected = free ? 'notRequired' : nationalityVisa === 'asDefault' ? visaDefault : nationalityVisa
          expect(visaNeedOf({ nationality, nationalityVisa }, place, known)).toBe(expected)
        }
})

test('a nationality not known yet is checked, but online', () => {
  const nobody = { nationality: null, nationalityVisa: null }
  const known = { homeCountry: 'EG', visaDefault: 'notRequired' } as const
  expect(visaNeedOf(nobody, 'academy', known)).toBe('toCheck')
  expect(visaNeedOf(nobody, 'online', known)).toBe('notRequired')
})

test('the track begins in a state that it has, and only a required visa waits for a letter', () => {
  for (const need of visaNeeds) expect(visaTrack.states).toContain(visaStart[need])
  expect(visaNeeds.filter((need) => visaStart[need] === 'awaitingVisaApproval')).toEqual(['required'])
  expect(visaNeeds.filter(passportMatters)).toEqual(['onArrival', 'required', 'toCheck'])
})
