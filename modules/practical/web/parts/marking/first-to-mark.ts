import type { PracticalClass } from '../class.ts'

/** The place of the first person of whom the reader has a sheet to give and sign yet; the first of all where there is none. */
export function firstToMark({ Sheets, People }: Pick<PracticalClass, 'Sheets' | 'People'>): number {
  const at = People.findIndex(({ Outcomes, Markings }) =>
    Sheets.some(
      ({ Kind }) =>
        Outcomes.some((each) => each.Kind === Kind && each.OwnSeat !== null) &&
        !Markings.some((each) => each.Kind === Kind && each.IsOwn && each.Signed !== null),
    ),
  )
  return Math.max(0, at)
}
