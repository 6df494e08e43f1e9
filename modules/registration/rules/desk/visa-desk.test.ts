import { expect, test } from 'vitest'
import { addDays } from '#platform/shared/values/dates.ts'
import { visaSettled, visaTrack } from '../visa-track.ts'
import { daysOfBand, deskStates, visaBandOf, visaBands } from './visa-desk.ts'

const today = '2026-02-25'

test('the desk has every state that is not settled', () => {
  expect([...deskStates].toSorted()).toEqual(visaTrack.states.filter((state) => !visaSettled(state)).toSorted())
})

test('each day before and after a class is in one band, in their order, and late ends with the setting', () => {
  for (const lateDays of [1, 14, 21, 180]) {
    const bands = Array.from({ length: 800 }, (_, at) => visaBandOf(addDays(today, at - 400), today, lateDays))
    const places = bands.map((band) => visaBands.indexOf(band))
    expect(places).toEqual([...places].toSorted((one, other) => one - other))
    const at = (days: number) => visaBandOf(addDays(today, days), today, lateDays)
    expect([at(0), at(2 * lateDays - 1), at(2 * lateDays)]).toEqual(['started', 'soon', 'inTime'])
    expect(at(lateDays)).toBe('soon')
    if (lateDays > 1) expect([at(1), at(lateDays - 1)]).toEqual(['late', 'late'])
    for (const band of visaBands)
      for (const day of [-1, 0, 1, lateDays - 1, lateDays, 2 * lateDays].map((days) => addDays(today, days))) {
        const [from, before] = daysOfBand(band, today, lateDays)
        const within = (from === null || day >= from) && (before === null || day < before)
        expect(within, `${day} ${band}`).toBe(visaBandOf(day, today, lateDays) === band)
      }
  }
})
