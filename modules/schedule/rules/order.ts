import type { ScheduleEntry } from '#platform/shared/record/schedule-entry.ts'

type Placed = Pick<ScheduleEntry, 'FirstDay' | 'LastDay' | 'StartsAt' | 'Kind' | 'ID'>

/** Under this key it stands among others: by day, whole days first, then by time. */
const key = ({ FirstDay, StartsAt, Kind, ID }: Placed) =>
  `${FirstDay} ${StartsAt ?? ''} ${Kind} ${String(ID).padStart(10, '0')}`

/** The entries as people read them. */
export const inOrder = <Entry extends Placed>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))

/** Those that touch the day. */
export const onDay = <Entry extends Placed>(entries: readonly Entry[], day: string): Entry[] =>
  entries.filter(({ FirstDay, LastDay }) => FirstDay <= day && day <= LastDay)
