import { expect, test } from 'vitest'
import { isInvoiced, moneyComesFirst, placeOnWay } from './request.ts'

const called = { State: 'cancelled', ClassID: null, Proposals: [], History: [] }
const agreed = { ...called, ClassID: 7 }
const after = (...kinds: string[]) => ({ ...agreed, History: kinds.map((Kind) => ({ Kind })) })
const sent = { SentAt: '2027-01-10T08:00:00.000Z' }

test.each([
  ['nothing but the wish', called, 'submitted'],
  ['a proposal that nobody was sent', { ...called, Proposals: [{ SentAt: null }] }, 'underCosting'],
  ['a proposal', { ...called, Proposals: [{ SentAt: null }, sent] }, 'proposalSent'],
  ['a class', { ...agreed, Proposals: [sent] }, 'nominationsOpen'],
  ['closed nominations', after('requests.closeNominations', 'requests.accept'), 'nominationsClosed'],
  ['its invoice', after('requests.invoice', 'requests.closeNominations'), 'invoiced'],
  ['what was paid', after('requests.cancel', 'requests.pay', 'requests.invoice'), 'paid'],
])('a request that is called off stands where %s had brought it', (_, request, at) => {
  expect(placeOnWay(request)).toEqual({ at, failed: true })
})

test('others stand where their state is', () => {
  expect(placeOnWay({ ...called, State: 'paid' })).toEqual({ at: 'paid', failed: false })
  expect(placeOnWay({ ...called, State: 'expired' })).toEqual({ at: 'proposalSent', failed: true })
})

test('money stands first while the next step is about it', () => {
  expect(moneyComesFirst({ State: 'nominationsOpen', Actions: ['nominate', 'uploadProof'] })).toBe(false)
  expect(moneyComesFirst({ State: 'nominationsOpen', Actions: ['nominate', 'decideProof'] })).toBe(true)
  expect(moneyComesFirst({ State: 'invoiced', Actions: ['nominate', 'uploadProof'] })).toBe(true)
  expect(moneyComesFirst({ State: 'cancelled', Actions: ['refund'] })).toBe(true)
  expect(moneyComesFirst({ State: 'cancelled', Actions: [] })).toBe(false)
})

test('what ended before an invoice was issued is not told that one comes', () => {
  const invoiced = (State: string, Invoice: object | null) => isInvoiced({ State, Invoice })
  expect(['cancelled', 'declined'].map((state) => invoiced(state, null))).toEqual([false, false])
  expect(['submitted', 'expired', 'proposalSent'].map((state) => invoiced(state, null))).toEqual([true, true, true])
  expect(invoiced('cancelled', { Number: 'INV-1' })).toBe(true)
})
