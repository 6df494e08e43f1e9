import { addDays, daysBetween, weekday, type Day } from '#platform/shared/values/dates.ts'

/** When and where a row of the plan stands, or is to stand. */
export interface Place {
  readonly StartDate: Day
  readonly EndDate: Day
  readonly ClassRoomID: number | null
}

/** How far rows are moved: all of the same, so that their distances stay. */
export interface Shift {
  /** Days later; below zero: earlier. */
  readonly days: number
  /** Days that the end alone goes on; below zero: it comes earlier. */
  readonly stretch: number
  /** The class room that they get; left out, each keeps its own. */
  readonly classRoomId?: number | undefined
}

export const noShift: Shift = { days: 0, stretch: 0 }

/** No row is longer than a year. */
const longest = 366

/** Where the row would stand. It keeps one day at least, and is never longer than a row may be. */
export function shifted(row: Place, { days, stretch, classRoomId }: Shift): Place {
  const StartDate = addDays(row.StartDate, days)
  const length = daysBetween(row.StartDate, row.EndDate) + stretch
  return {
    StartDate,
    EndDate: addDays(StartDate, Math.min(longest, Math.max(0, length))),
    ClassRoomID: classRoomId ?? row.ClassRoomID,
  }
}

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.StartDate === other.StartDate && one.EndDate === other.EndDate && one.ClassRoomID === other.ClassRoomID

/** How many columns of days lie between two points of a page. What is read from right to left has its later days left. */
export const columnsMoved = (pixels: number, columnWidth: number, isRightToLeft: boolean): number =>
  columnWidth > 0 ? Math.round((isRightToLeft ? -pixels : pixels) / columnWidth) + 0 : 0

/** Whether rows that are on their way have left the days shown: the month before (-1), after (1), or neither. */
export function leavesTo(place: Pick<Place, 'StartDate' | 'EndDate'>, first: Day, last: Day): -1 | 0 | 1 {
  if (place.StartDate > last) return 1
  return place.EndDate < first ? -1 : 0
}

/** The month that lies so many months on. */
export function monthAfter(year: number, month: number, by: number): { readonly year: number; readonly month: number } {
  const at = year * 12 + (month - 1) + by
  return { year: Math.floor(at / 12), month: (at % 12) + 1 }
}

/** What a key does to what was picked up; null: nothing. */
export type Step =
  | { readonly kind: 'days'; readonly by: number }
  | { readonly kind: 'stretch'; readonly by: number }
  | { readonly kind: 'row'; readonly by: -1 | 1 }
  | { readonly kind: 'drop' }
  | { readonly kind: 'cancel' }

/**
 * The step that a key asks for. The arrows go the way the page is read; with Shift they move the end alone. `rows`: up and
 * down go to another class room, else to another week.
 */
export function stepOf(
  key: string,
  { shift, isRightToLeft, rows }: { readonly shift: boolean; readonly isRightToLeft: boolean; readonly rows: boolean },
): Step | null {
  const later = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const earlier = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  const kind = shift ? ('stretch' as const) : ('days' as const)
  if (key === later) return { kind, by: 1 }
  if (key === earlier) return { kind, by: -1 }
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const by = key === 'ArrowDown' ? 1 : -1
    return rows && !shift ? { kind: 'row', by } : { kind, by: 7 * by }
  }
  if (key === 'Enter' || key === ' ') return { kind: 'drop' }
  return key === 'Escape' ? { kind: 'cancel' } : null
}

/** A row as a calendar shows it. */
export interface ShownRow extends Place {
  readonly ID: number
  readonly Weekdays: readonly number[]
  readonly StartTime: string
  readonly EndTime: string
  readonly State: string
  readonly Instructors: readonly { readonly InstructorID: number; readonly State: string }[]
}

const isOver = (row: ShownRow) => row.State === 'cancelled' || row.State === 'executed'

/**
 * The rows on the screen that the row would meet at `place`: on a day and at a time of both, in the same class room or
 * before the same instructor. Holidays and hours that are used up are left to the server, which is asked meanwhile.
 */
export function meetsOnScreen<Row extends ShownRow>(row: ShownRow, place: Place, others: readonly Row[]): Row[] {
  const own = row.Instructors.filter(({ State }) => State !== 'rejected').map(({ InstructorID }) => InstructorID)
  return others.filter((other) => {
    if (other.ID === row.ID || isOver(other)) return false
    if (!(row.StartTime < other.EndTime && other.StartTime < row.EndTime)) return false
    const shares =
      (place.ClassRoomID !== null && other.ClassRoomID === place.ClassRoomID) ||
      other.Instructors.some(({ InstructorID, State }) => State !== 'rejected' && own.includes(InstructorID))
    if (!shares) return false
    const from = place.StartDate > other.StartDate ? place.StartDate : other.StartDate
    const to = place.EndDate < other.EndDate ? place.EndDate : other.EndDate
    for (let day = from; day <= to; day = addDays(day, 1))
      if (row.Weekdays.includes(weekday(day)) && other.Weekdays.includes(weekday(day))) return true
    return false
  })
}
