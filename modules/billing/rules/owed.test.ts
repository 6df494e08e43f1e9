import { expect, test } from 'vitest'
import { askedOn, leftOn } from './owed.ts'

const money = (Minor: number) => ({ Minor, Currency: 'EGP' })
const invoice = (amount: number, received: number, credited: number) => ({
  Amount: money(amount),
  Received: money(received),
  Credited: money(credited),
})

test('what is left of an invoice is never less than nothing, and nothing of it is asked for once it is called off', () => {
  expect(leftOn(invoice(1000, 300, 200))).toEqual(money(500))
  expect(leftOn(invoice(1000, 900, 200))).toEqual(money(0))
  expect(askedOn({ ...invoice(1000, 300, 200), IsAsked: true })).toEqual(money(500))
  expect(askedOn({ ...invoice(1000, 300, 200), IsAsked: false })).toEqual(money(0))
})
