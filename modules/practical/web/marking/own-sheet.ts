import type { SheetKind } from '../../rules/sheets.ts'
import type { PracticalClass, PracticalPerson } from '../parts/class.ts'

/** The reader's own marking of one sheet about somebody, and whether they give no degrees in it now. */
export function ownSheet(shown: PracticalClass, person: PracticalPerson, kind: SheetKind) {
  const outcome = person.Outcomes.find(({ Kind }) => Kind === kind)
  const own = person.Markings.find(
    ({ Kind, IsOwn, Seat }) => Kind === kind && IsOwn && (outcome?.OwnSeat ?? Seat) === Seat,
  )
  const asksSecond = shown.Sheets.some(({ Kind, AsksSecond }) => Kind === kind && AsksSecond)
  const closed = shown.Bar !== null || (own?.Signed ?? null) !== null || (asksSecond && outcome?.OwnSeat === null)
  return { own, closed }
}

/** The first sheet about somebody that still waits for the reader's degrees; undefined where none does. */
export function nextToMark(shown: PracticalClass): { traineeId: number; kind: SheetKind } | undefined {
  for (const person of shown.People)
    for (const { Kind } of shown.Sheets)
      if (!ownSheet(shown, person, Kind).closed) return { traineeId: person.TraineeID, kind: Kind }
  return undefined
}
