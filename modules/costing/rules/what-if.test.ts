import { expect, test } from 'vitest'
import { repriced } from './what-if.ts'
import { proposedLines } from './proposed-lines.ts'

const usd = (Minor: number) => ({ Minor, Currency: 'USD' })
const line = {
  Kind: 'instructorDays' as const,
  Note: 'Omar',
  PerTrainee: false,
  Quantity: 5,
  SharedBy: 1,
  Unit: usd(300_00),
  IsAvoidable: true,
  Committed: null,
  Actual: null,
}
const other = { kind: 'instructorDays' as const, unit: usd(400_00), note: 'Salma' }

test('another instructor takes the price of the first line, unless it is ordered or paid', () => {
  const assistant = { ...line, Note: 'Karim' }
  expect(repriced([line, assistant], other)).toEqual([{ ...line, Unit: usd(400_00), Note: 'Salma' }, assistant])
  const ordered = { ...line, Committed: usd(1_500_00) as never }
  expect(repriced([ordered, assistant], other)).toEqual([ordered, assistant])
  expect(repriced([{ ...line, Kind: 'roomDays' as const }], other)).toEqual([{ ...line, Kind: 'roomDays' }])
})

test('lines are proposed of what is known, and what is not is said', () => {
  const known = {
    days: 5,
    instructors: [{ name: 'Omar', dailyFee: usd(300_00) }],
    classRoom: null,
    stay: { name: 'Nile, Double', prices: [{ price: usd(60_00), nights: 4 }] },
    sharedRoomBy: 2,
    mealsPerDay: 2,
    mealPrice: usd(8_00),
    materialsPrice: usd(25_00),
    certificatePrice: usd(10_00),
    visaPrice: usd(0),
    examinersPrice: usd(0),
    instructorTravelPrice: usd(0),
    advertPrice: usd(150_00),
  }
  const { lines, unknown } = proposedLines(known)
  expect(unknown).toEqual(['classRoom'])
  expect(lines.map(({ Kind, Quantity, SharedBy, PerTrainee }) => [Kind, Quantity, SharedBy, PerTrainee])).toEqual([
    ['instructorDays', 5, 1, false],
    ['advert', 1, 1, false],
    ['materials', 1, 1, true],
    ['meals', 10, 1, true],
    ['accommodation', 4, 2, true],
    ['certificate', 1, 1, true],
  ])
  expect(proposedLines({ ...known, instructors: [], classRoom: undefined, stay: null }).unknown).toEqual([
    'instructor',
    'roomPrice',
  ])
})
