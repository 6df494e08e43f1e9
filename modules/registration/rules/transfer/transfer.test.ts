import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyTrack } from '../money-track.ts'
import { moneyAfter, type Asked, type Held } from './money.ts'
import { travelAfter, visaAfter } from './tracks.ts'

const held: Held = { money: 'paid', currency: 'EGP', feeMinor: 50_000, receivedMinor: 50_000 }
const asked: Asked = { currency: 'EGP', feeMinor: 50_000, amountMinor: 50_000, keepsCredit: false }

describe('the money', () => {
  test('what was paid counts as far as the other class costs as much', () => {
    expect(moneyAfter(held, asked)).toEqual({ state: 'paid', carriedMinor: 50_000, toReturnMinor: 0, toPayMinor: 0 })
    expect(moneyAfter(held, { ...asked, amountMinor: 70_000 })).toMatchObject({ state: 'partial', toPayMinor: 20_000 })
    const cheaper = moneyAfter(held, { ...asked, amountMinor: 30_000 })
    expect(cheaper).toEqual({ state: 'paid', carriedMinor: 30_000, toReturnMinor: 20_000, toPayMinor: 0 })
    expect(moneyAfter({ ...held, receivedMinor: 0, money: 'invoiced' }, asked)).toMatchObject({ state: 'notDue' })
  })
  test('money in another currency goes back, and a class without a fee keeps none', () => {
    const other = { state: 'notDue', carriedMinor: 0, toReturnMinor: 50_000 }
    expect(moneyAfter(held, { ...asked, currency: 'USD' })).toMatchObject({ ...other, toPayMinor: 50_000 })
    expect(moneyAfter(held, { ...asked, feeMinor: 0, amountMinor: 0 })).toMatchObject({ ...other, toPayMinor: 0 })
  })
  test('a waiver holds for a fee that is not higher, and credit for the same payer', () => {
    const waived: Held = { ...held, money: 'waived', receivedMinor: 0 }
    expect(moneyAfter(waived, asked)).toMatchObject({ state: 'waived', toPayMinor: 0 })
    expect(moneyAfter(waived, { ...asked, feeMinor: 50_001, amountMinor: 50_001 })).toMatchObject({ state: 'notDue' })
    expect(moneyAfter({ ...waived, feeMinor: 0 }, asked)).toMatchObject({ state: 'notDue', toPayMinor: 50_000 })
    const credit: Held = { ...held, money: 'creditApproved', receivedMinor: 0 }
    expect(moneyAfter(credit, { ...asked, keepsCredit: true })).toMatchObject({ state: 'creditApproved' })
    expect(moneyAfter(credit, asked)).toMatchObject({ state: 'notDue' })
  })
  test('nothing is lost and nothing is made, whatever there was', () => {
    const minor = fc.integer({ min: 0, max: 2_000_000_000 })
    const currency = fc.constantFrom('EGP', 'USD')
    const all = fc.record({
      money: fc.constantFrom(...moneyTrack.states),
      currency,
      feeMinor: minor,
      receivedMinor: minor,
    })
    const to = fc.record({ currency, feeMinor: minor, amountMinor: minor, keepsCredit: fc.boolean() })
    fc.assert(
      fc.property(all, to, (from, other) => {
        const after = moneyAfter(from, other)
        expect(after.carriedMinor + after.toReturnMinor).toBe(from.receivedMinor)
        expect(Math.min(after.carriedMinor, after.toReturnMinor, after.toPayMinor)).toBeGreaterThanOrEqual(0)
        if (after.state !== 'waived') expect(after.carriedMinor + after.toPayMinor).toBe(other.amountMinor)
        if (after.state === 'paid') expect(after.toPayMinor).toBe(0)
        if (from.currency !== other.currency) expect(after.carriedMinor).toBe(0)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('visa and travel', () => {
  const march = { startsOn: '2026-03-01', endsOn: '2026-03-05' }
  const may = { startsOn: '2026-05-03', endsOn: '2026-05-07' }
  const check = { from: 'toCheck', to: 'toCheck' } as const
  test('a letter is issued again, and a visa is looked at again where the days go beyond it', () => {
    expect(visaAfter('letterIssued', check, march, may)).toBe('awaitingVisaApproval')
    expect(visaAfter('verified', check, march, may)).toBe('proofUploaded')
    expect(visaAfter('verified', check, march, march)).toBe('verified')
    expect(visaAfter('refused', check, march, may)).toBe('refused')
  })
  test('who attends online needs none, who comes after that is checked, and what was dismissed stays so', () => {
    expect(visaAfter('verified', { from: 'toCheck', to: 'notRequired' }, march, may)).toBe('notRequired')
    expect(visaAfter('notRequired', { from: 'notRequired', to: 'toCheck' }, march, may)).toBe('toCheck')
    expect(visaAfter('notRequired', check, march, may)).toBe('notRequired')
  })
  test('travel holds for its days', () => {
    expect(travelAfter('arranged', march, may)).toBe('awaitingTravel')
    expect(travelAfter('arranged', march, march)).toBe('arranged')
    expect(travelAfter('notNeeded', march, may)).toBe('notNeeded')
  })
})
