import type { Day, TimeOfDay } from '#platform/shared/values/dates.ts'
import { isTentative, type PlanState } from './plan-states.ts'
import type { Timetable } from './sessions.ts'

/** A time at which a class room or an instructor is occupied, by a session of a class or by another row of the plan. */
export interface Occupied {
  readonly day: Day
  readonly startsAt: TimeOfDay
  readonly endsAt: TimeOfDay
  readonly classRoomId: number | null
  readonly instructorIds: readonly number[]
  readonly by:
    | { readonly kind: 'class'; readonly id: number; readonly code: string }
    | { readonly kind: 'row'; readonly id: number; readonly code: string; readonly state: PlanState }
}

export const clashKinds = [
  'classRoomTaken',
  'instructorTaken',
  'onHoliday',
  'hoursMissing',
  'classRoomSmall',
  'classRoomMissing',
  'leadMissing',
] as const
export type ClashKind = (typeof clashKinds)[number]

export interface Clash {
  readonly kind: ClashKind
  /** `hard` hinders publishing and confirming unless waived; `soft` is a warning. */
  readonly severity: 'hard' | 'soft'
  /** What a waiver is written against: the same clash has the same key. */
  readonly key: string
  /** The first day it happens, and on how many sessions. */
  readonly day: Day | null
  readonly sessions: number
  readonly instructorId: number | null
  readonly classRoomId: number | null
  readonly by: Occupied['by'] | null
  readonly holidayId: number | null
  /** hoursMissing: minutes without a place; classRoomSmall: the class room's capacity. */
  readonly amount: number | null
  /** hoursMissing: the last day by which the hours would fit. */
  readonly fitsBy: Day | null
}

export interface ToPlace {
  readonly timetable: Timetable
  readonly place: 'academy' | 'customerSite' | 'online'
  readonly classRoom: { readonly id: number; readonly capacity: number } | null
  readonly leadId: number | null
  readonly instructorIds: readonly number[]
  readonly maxTrainees: number
}

const overlaps = (
  a: { day: Day; startsAt: TimeOfDay; endsAt: TimeOfDay },
  b: { day: Day; startsAt: TimeOfDay; endsAt: TimeOfDay },
): boolean => a.day === b.day && a.startsAt < b.endsAt && b.startsAt < a.endsAt

const nothing = {
  day: null,
  sessions: 0,
  instructorId: null,
  classRoomId: null,
  by: null,
  holidayId: null,
  amount: null,
  fitsBy: null,
}

/** Everything that stands in the way of these sessions; one clash for each other class, row or holiday. */
export function findClashes(wanted: ToPlace, occupied: readonly Occupied[]): Clash[] {
  const found = new Map<string, Clash>()
  const add = (clash: Omit<Clash, 'sessions'>) => {
    const known = found.get(clash.key)
    found.set(
      clash.key,
      known
        ? { ...known, sessions: known.sessions + 1, day: earlier(known.day, clash.day) }
        : { ...clash, sessions: clash.day ? 1 : 0 },
    )
  }
  for (const session of wanted.timetable.sessions) {
    if (session.holidayId !== null)
      add({
        ...nothing,
        kind: 'onHoliday',
        severity: 'hard',
        key: `holiday:${session.holidayId}`,
        day: session.day,
        holidayId: session.holidayId,
      })
    for (const other of occupied.filter((each) => overlaps(each, session))) {
      const { by } = other
      const severity = by.kind === 'row' && isTentative(by.state) ? 'soft' : 'hard'
      if (wanted.classRoom && other.classRoomId === wanted.classRoom.id)
        add({
          ...nothing,
          kind: 'classRoomTaken',
          severity,
          key: `classRoom:${wanted.classRoom.id}:${by.kind}:${by.id}`,
          day: session.day,
          classRoomId: wanted.classRoom.id,
          by,
        })
      for (const instructorId of wanted.instructorIds.filter((each) => other.instructorIds.includes(each)))
        add({
          ...nothing,
          kind: 'instructorTaken',
          severity,
          key: `instructor:${instructorId}:${by.kind}:${by.id}`,
          day: session.day,
          instructorId,
          by,
        })
    }
  }
  const { missingMinutes, fitsBy } = wanted.timetable
  if (missingMinutes > 0)
    add({
      ...nothing,
      kind: 'hoursMissing',
      severity: 'hard',
      key: `hours:${missingMinutes}`,
      amount: missingMinutes,
      fitsBy,
    })
  if (wanted.classRoom && wanted.classRoom.capacity < wanted.maxTrainees)
    add({
      ...nothing,
      kind: 'classRoomSmall',
      severity: 'hard',
      key: `capacity:${wanted.classRoom.id}:${wanted.maxTrainees}`,
      classRoomId: wanted.classRoom.id,
      amount: wanted.classRoom.capacity,
    })
  if (wanted.place === 'academy' && !wanted.classRoom)
    add({ ...nothing, kind: 'classRoomMissing', severity: 'soft', key: 'classRoom:none' })
  if (wanted.leadId === null) add({ ...nothing, kind: 'leadMissing', severity: 'soft', key: 'lead:none' })
  return [...found.values()].sort((a, b) => Number(a.severity === 'soft') - Number(b.severity === 'soft'))
}

const earlier = (a: Day | null, b: Day | null): Day | null => (a === null || (b !== null && b < a) ? b : a)

/**
 * What still hinders publishing: the hard clashes that no waiver names. A waiver lets a row be published; it cannot put two
 * classes into one class room or before one instructor, which the database refuses when the class is made.
 */
export const unwaived = (clashes: readonly Clash[], waived: readonly string[]): Clash[] =>
  clashes.filter((clash) => clash.severity === 'hard' && !waived.includes(clash.key))
