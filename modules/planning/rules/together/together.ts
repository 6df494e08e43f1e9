import { addDays, type Day } from '#platform/shared/values/dates.ts'

/** What is changed on several rows of the plan at once. */
export type Together =
  | { readonly kind: 'classRoom'; readonly classRoomId: number }
  /** Days later; below zero: earlier. */
  | { readonly kind: 'shift'; readonly days: number }

interface Placed {
  readonly StartDate: Day
  readonly EndDate: Day
  readonly Place: string
  readonly ClassRoomID: number | null
}

/** A row as it would be. */
export const changedBy = <Row extends Placed>(row: Row, change: Together): Row =>
  change.kind === 'classRoom'
    ? { ...row, ClassRoomID: change.classRoomId }
    : { ...row, StartDate: addDays(row.StartDate, change.days), EndDate: addDays(row.EndDate, change.days) }

interface Meeting {
  readonly Date: Day
  readonly StartTime: string
  readonly EndTime: string
}

/** Whether any of the sessions meet at the same time. */
export const meetTogether = (some: readonly Meeting[], others: readonly Meeting[]): boolean =>
  some.some((one) =>
    others.some((other) => one.Date === other.Date && one.StartTime < other.EndTime && other.StartTime < one.EndTime),
  )

interface Clash {
  readonly Severity: 'hard' | 'soft'
  readonly Key: string
  readonly Waived: boolean
  readonly With: { readonly Kind: 'class' | 'row'; readonly ID: number } | null
}

/**
 * The clashes that the change would bring: not those that the row has already, nor, where all are shifted, those with rows
 * that move along.
 */
export function broughtBy<Found extends Clash>(
  change: Together,
  { before, after, along }: { before: readonly Clash[]; after: readonly Found[]; along: ReadonlySet<number> },
): Found[] {
  const had = new Set(before.map(({ Key }) => Key))
  const moves = (clash: Clash) => change.kind === 'shift' && clash.With?.Kind === 'row' && along.has(clash.With.ID)
  return after.filter((clash) => !clash.Waived && !had.has(clash.Key) && !moves(clash))
}

/** Why a row is left out. */
export type LeftOut = 'notAtAcademy' | 'already' | 'notOffered' | 'clash' | 'among'

/** Whether the row takes part; null: it does. `among`: it would meet another of the chosen rows in the same class room. */
export function leftOut(
  row: Placed,
  change: Together,
  found: { readonly isOffered: boolean; readonly brings: readonly Clash[]; readonly among: boolean },
): LeftOut | null {
  if (change.kind === 'classRoom') {
    if (row.Place !== 'academy') return 'notAtAcademy'
    if (row.ClassRoomID === change.classRoomId) return 'already'
    if (!found.isOffered) return 'notOffered'
    if (found.among) return 'among'
  }
  return found.brings.some(({ Severity }) => Severity === 'hard') ? 'clash' : null
}
