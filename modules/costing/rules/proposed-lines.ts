import type { Money } from '#platform/shared/values/money.ts'
import type { CostLine } from './amounts.ts'
import { usual, type CostKind } from './kinds.ts'

/** What the academy knows of something that costs, so that lines can be proposed. */
export interface Known {
  /** Days on which it is taught. */
  readonly days: number
  /** Of each who leads it. */
  readonly instructors: readonly { readonly name: string; readonly dailyFee: Money }[]
  /** Null: no class room is chosen; undefined: none is wanted. */
  readonly classRoom: { readonly name: string; readonly dayPrice: Money } | null | undefined
  /** A room through all nights, with how many nights take which price; null: none has a price; undefined: none is wanted. */
  readonly stay:
    | { readonly name: string; readonly prices: readonly { readonly price: Money; readonly nights: number }[] }
    | null
    | undefined
  readonly sharedRoomBy: number
  readonly mealsPerDay: number
  readonly mealPrice: Money
  readonly materialsPrice: Money
  readonly certificatePrice: Money
  readonly visaPrice: Money
  readonly examinersPrice: Money
  readonly instructorTravelPrice: Money
  readonly advertPrice: Money
}

export type Unknown = 'instructor' | 'dailyFee' | 'classRoom' | 'dayPrice' | 'roomPrice'
export type ProposedLine = CostLine & { readonly Note: string }

/** Lines from what is known, for people to change; what costs nothing is left out, and what is not known is said. */
export function proposedLines(known: Known): { lines: ProposedLine[]; unknown: Unknown[] } {
  const unknown: Unknown[] = []
  const lines: ProposedLine[] = []
  const add = (kind: CostKind, quantity: number, unit: Money, note = '', sharedBy = 1) => {
    if (quantity > 0 && unit.Minor > 0) lines.push(line(kind, quantity, unit, note, sharedBy))
  }
  for (const { name, dailyFee } of known.instructors) {
    if (dailyFee.Minor === 0) unknown.push('dailyFee')
    add('instructorDays', known.days, dailyFee, name)
  }
  if (known.instructors.length === 0) unknown.push('instructor')
  add('examiners', 1, known.examinersPrice)
  if (known.classRoom === null) unknown.push('classRoom')
  if (known.classRoom) {
    if (known.classRoom.dayPrice.Minor === 0) unknown.push('dayPrice')
    add('roomDays', known.days, known.classRoom.dayPrice, known.classRoom.name)
  }
  add('instructorTravel', 1, known.instructorTravelPrice)
  add('advert', 1, known.advertPrice)
  add('materials', 1, known.materialsPrice)
  add('meals', known.days * known.mealsPerDay, known.mealPrice)
  if (known.stay === null) unknown.push('roomPrice')
  for (const { price, nights } of known.stay?.prices ?? [])
    add('accommodation', nights, price, known.stay!.name, known.sharedRoomBy)
  add('visa', 1, known.visaPrice)
  add('certificate', 1, known.certificatePrice)
  return { lines, unknown }
}

const line = (kind: CostKind, quantity: number, unit: Money, note: string, sharedBy: number): ProposedLine => ({
  Kind: kind,
  Note: note,
  PerTrainee: usual[kind].perTrainee,
  Quantity: quantity,
  SharedBy: sharedBy,
  Unit: unit,
  IsAvoidable: usual[kind].isAvoidable,
  Committed: null,
  Actual: null,
})
