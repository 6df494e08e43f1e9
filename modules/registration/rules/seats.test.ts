import { describe, expect, test } from 'vitest'
import { addMonths } from '#platform/shared/values/months.ts'
import { passportLongEnough, passportNeededUntil } from './passport.ts'
import { dueDay, holdAfter, holdUntil, offerUntil, resumedUntil, seatsLeft } from './seats.ts'

const at = (text: string) => new Date(text)
const utc = 'UTC'

describe('how long a seat is held', () => {
  test('seven days, and never past three days before the start', () => {
    expect(holdUntil(at('2026-03-01T10:00:00Z'), '2026-04-01', utc)).toEqual(at('2026-03-08T10:00:00Z'))
    expect(holdUntil(at('2026-03-26T10:00:00Z'), '2026-04-01', utc)).toEqual(at('2026-03-29T00:00:00Z'))
    expect(holdUntil(at('2026-03-29T00:00:00Z'), '2026-04-01', utc)).toBeNull()
  })
  test("midnight is the academy's", () => {
    // Cairo is two hours ahead of UTC in January.
    expect(holdUntil(at('2026-01-05T10:00:00Z'), '2026-01-10')).toEqual(at('2026-01-06T22:00:00Z'))
  })
  test('an offer stands 48 hours within the same limit', () => {
    expect(offerUntil(at('2026-03-01T10:00:00Z'), '2026-04-01', utc)).toEqual(at('2026-03-03T10:00:00Z'))
    expect(offerUntil(at('2026-03-28T10:00:00Z'), '2026-04-01', utc)).toEqual(at('2026-03-29T00:00:00Z'))
    expect(offerUntil(at('2026-03-30T10:00:00Z'), '2026-04-01', utc)).toBeNull()
  })
  test('the time a proof lay with the academy is given back', () => {
    const hold = { until: at('2026-03-08T10:00:00Z'), frozenAt: at('2026-03-05T10:00:00Z') }
    expect(resumedUntil(hold, at('2026-03-10T10:00:00Z'), '2026-05-01', utc)).toEqual(at('2026-03-13T10:00:00Z'))
  })
  test('a refused proof leaves a day to send a better one, never past the start', () => {
    const hold = { until: at('2026-03-29T00:00:00Z'), frozenAt: at('2026-03-28T12:00:00Z') }
    expect(resumedUntil(hold, at('2026-03-30T12:00:00Z'), '2026-04-01', utc)).toEqual(at('2026-03-31T12:00:00Z'))
    expect(resumedUntil(hold, at('2026-03-31T12:00:00Z'), '2026-04-01', utc)).toEqual(at('2026-04-01T00:00:00Z'))
  })
  test('free seats are never below none', () => {
    expect(seatsLeft(20, 15)).toBe(5)
    expect(seatsLeft(12, 15)).toBe(0)
  })
  test('the payment is due before the hold ends, before the class and not in the past', () => {
    expect(dueDay('2026-03-01', '2026-04-01', '2026-03-06', 14)).toBe('2026-03-06')
    expect(dueDay('2026-03-01', '2026-04-01', null, 14)).toBe('2026-03-15')
    expect(dueDay('2026-03-30', '2026-04-01', null, 14)).toBe('2026-03-31')
    expect(dueDay('2026-04-01', '2026-04-01', null, 14)).toBe('2026-04-01')
  })
  test('the hold stands still while a proof lies with the academy', () => {
    const approved = { main: 'approved', visa: 'notRequired', travel: 'notNeeded', hasSeat: true } as const
    const hold = { until: at('2026-03-08T10:00:00Z'), frozenAt: null }
    const uploaded = holdAfter(
      hold,
      { ...approved, money: 'proofUploaded' },
      at('2026-03-05T10:00:00Z'),
      '2026-05-01',
      utc,
    )
    expect(uploaded).toEqual({ until: hold.until, frozenAt: at('2026-03-05T10:00:00Z') })
    const refused = { ...approved, money: 'proofRejected' } as const
    expect(holdAfter(uploaded, refused, at('2026-03-07T10:00:00Z'), '2026-05-01', utc)).toEqual({
      until: at('2026-03-10T10:00:00Z'),
      frozenAt: null,
    })
    // The payment is decided, the visa's proof is not.
    const visaPending = { ...refused, visa: 'proofUploaded' } as const
    expect(holdAfter(uploaded, visaPending, at('2026-03-07T10:00:00Z'), '2026-05-01', utc)).toEqual(uploaded)
    const gone = { until: null, frozenAt: null }
    expect(
      holdAfter(hold, { ...approved, main: 'confirmed', money: 'paid' }, at('2026-03-07T10:00:00Z'), '2026-05-01', utc),
    ).toEqual(gone)
    expect(
      holdAfter(hold, { ...refused, main: 'withdrawn', hasSeat: false }, at('2026-03-07T10:00:00Z'), '2026-05-01', utc),
    ).toEqual(gone)
    expect(holdAfter(hold, { ...approved, money: 'invoiced' }, at('2026-03-07T10:00:00Z'), '2026-05-01', utc)).toEqual(
      hold,
    )
  })
})

describe('the passport', () => {
  test("six months on, by the calendar's months", () => {
    expect(addMonths('2026-01-15', 6)).toBe('2026-07-15')
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28')
    expect(addMonths('2027-08-31', 6)).toBe('2028-02-29')
    expect(passportNeededUntil('2026-12-10')).toBe('2027-06-10')
  })
  test('valid on that very day is enough', () => {
    expect(passportLongEnough('2027-06-10', '2026-12-10')).toBe(true)
    expect(passportLongEnough('2027-06-09', '2026-12-10')).toBe(false)
    expect(passportLongEnough(null, '2026-12-10')).toBe(false)
  })
})
