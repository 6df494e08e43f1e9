import { expect, test } from 'vitest'
import { pricedNights, totalsOf } from './stay.ts'

const usd = (Minor: number) => ({ Minor, Currency: 'USD' })
const winter = { firstNight: '2027-01-01', lastNight: '2027-03-31', price: usd(60_00) }
const spring = { firstNight: '2027-04-01', lastNight: '2027-05-31', price: usd(80_00) }

test('each night takes the price of its date', () => {
  expect(pricedNights('2027-03-30', 4, [spring, winter])).toEqual([
    { Night: '2027-03-30', Price: usd(60_00) },
    { Night: '2027-03-31', Price: usd(60_00) },
    { Night: '2027-04-01', Price: usd(80_00) },
    { Night: '2027-04-02', Price: usd(80_00) },
  ])
})

test('a night that no period covers has no price', () => {
  const nights = pricedNights('2027-05-31', 2, [winter, spring])
  expect(nights.map(({ Price }) => Price)).toEqual([usd(80_00), null])
  expect(totalsOf(nights)).toEqual([usd(80_00)])
  expect(pricedNights('2027-05-31', 0, [spring])).toEqual([])
})

test('currencies are never added to each other', () => {
  const euros = { ...spring, price: { Minor: 70_00, Currency: 'EUR' } }
  expect(totalsOf(pricedNights('2027-03-31', 3, [winter, euros]))).toEqual([
    usd(60_00),
    { Minor: 140_00, Currency: 'EUR' },
  ])
})
