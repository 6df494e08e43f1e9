import type { Day, TimeOfDay } from '#platform/shared/values/dates.ts'
import { shortage, type Wish } from './wishes/class-room-wishes.ts'
import { meet, type Times } from './wishes/meet.ts'
import type { Lack } from './equipment.ts'
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
  'setupShort',
  'outsideHours',
  'equipmentMissing',
  'instructorTaken',
  'onHoliday',
  'hoursMissing',
  'classRoomSmall',
  'classRoomMissing',
  'noClassRoomOfKind',
  'classRoomsShort',
  'outsideWindow',
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
  /** hoursMissing: minutes without a place; classRoomSmall: the class room's capacity; setupShort: its minutes of set-up; equipmentMissing: how many kinds. */
  readonly amount: number | null
  /** hoursMissing: the last day by which the hours would fit. */
  readonly fitsBy: Day | null
  /** outsideHours: between which times of day the class room may be booked. */
  readonly hours: BookableHours | null
}

export interface BookableHours {
  readonly from: TimeOfDay
  readonly to: TimeOfDay
}

/** A class room with all that decides whether sessions fit into it. */
export interface WantedClassRoom {
  readonly id: number
  readonly capacity: number
  /** Minutes that it needs before each session. */
  readonly setupMinutes: number
  /** Null: at any time of day. */
  readonly hours: BookableHours | null
  /** What it lacks of what the course needs. */
  readonly lacks: readonly Pick<Lack, 'facilityId' | 'needed'>[]
}

export interface ToPlace {
  readonly timetable: Timetable
  readonly place: 'academy' | 'customerSite' | 'online'
  readonly classRoom: WantedClassRoom | null
  readonly leadId: number | null
  readonly instructorIds: readonly number[]
  readonly maxTrainees: number
  /** A class room of a kind is wished for in place of one: which would do and are free, and who else wishes at once. */
  readonly wish: WishedClassRoom | null
  /** Between which days the row may be moved. */
  readonly window: MovableWindow
}

export interface WishedClassRoom extends Wish {
  readonly rivals: readonly (Wish & { readonly by: Extract<Occupied['by'], { kind: 'row' }> })[]
}

/** Null: as early, or as late, as anybody likes. */
export interface MovableWindow {
  readonly earliest: Day | null
  readonly latest: Day | null
}

/** Whether the session lies within the hours at which the class room may be booked. */
export const withinHours = (hours: BookableHours | null, session: Omit<Times, 'day'>): boolean =>
  hours === null || (hours.from <= session.startsAt && session.endsAt <= hours.to)

const nothing = {
  day: null,
  sessions: 0,
  instructorId: null,
  classRoomId: null,
  by: null,
  holidayId: null,
  amount: null,
  fitsBy: null,
  hours: null,
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
    const { classRoom } = wanted
    if (classRoom && !withinHours(classRoom.hours, session))
      add({
        ...nothing,
        kind: 'outsideHours',
        severity: 'hard',
        key: `hours:${classRoom.id}:${classRoom.hours!.from}-${classRoom.hours!.to}`,
        day: session.day,
        classRoomId: classRoom.id,
        hours: classRoom.hours,
      })
    for (const other of occupied.filter((each) => meet(each, session, classRoom?.setupMinutes ?? 0))) {
      const { by } = other
      const severity = by.kind === 'row' && isTentative(by.state) ? 'soft' : 'hard'
      const isAtOnce = meet(other, session, 0)
      if (classRoom && other.classRoomId === classRoom.id)
        add({
          ...nothing,
          kind: isAtOnce ? 'classRoomTaken' : 'setupShort',
          severity,
          key: `${isAtOnce ? 'classRoom' : 'setup'}:${classRoom.id}:${by.kind}:${by.id}`,
          day: session.day,
          classRoomId: classRoom.id,
          by,
          amount: isAtOnce ? null : classRoom.setupMinutes,
        })
      if (!isAtOnce) continue
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
      // No day is proposed that the row may not be moved to.
      fitsBy: fitsBy !== null && wanted.window.latest !== null && fitsBy > wanted.window.latest ? null : fitsBy,
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
  if (wanted.classRoom && wanted.classRoom.lacks.length > 0)
    add({
      ...nothing,
      kind: 'equipmentMissing',
      severity: 'hard',
      key: `equipment:${wanted.classRoom.id}:${wanted.classRoom.lacks.map((each) => `${each.facilityId}x${each.needed}`).join('+')}`,
      classRoomId: wanted.classRoom.id,
      amount: wanted.classRoom.lacks.length,
    })
  const { wish } = wanted
  const short = wish && wish.fits.length > 0 ? shortage(wish, wish.rivals) : null
  if (wish && wish.fits.length === 0)
    add({ ...nothing, kind: 'noClassRoomOfKind', severity: 'hard', key: 'classRoomKind:none' })
  if (wish && short) {
    const decided = short.rivals.filter((rival) => !isTentative(rival.by.state))
    // Rows that nobody has decided on may yet give way.
    const isHard = shortage(wish, decided) !== null
    const { by } = (isHard ? decided : short.rivals)[0] ?? { by: null }
    found.set('classRooms', {
      ...nothing,
      kind: 'classRoomsShort',
      severity: isHard ? 'hard' : 'soft',
      key: `classRooms:${by?.kind}:${by?.id}`,
      day: short.day,
      sessions: short.sessions,
      by,
      amount: wish.fits.length,
    })
  }
  const { earliest, latest } = wanted.window
  const [firstDay, lastDay] = [wanted.timetable.sessions[0]?.day, wanted.timetable.sessions.at(-1)?.day]
  const outside = [firstDay, lastDay].find(
    (day) => day !== undefined && ((earliest !== null && day < earliest) || (latest !== null && day > latest)),
  )
  if (outside !== undefined)
    add({
      ...nothing,
      kind: 'outsideWindow',
      severity: 'hard',
      key: `window:${earliest ?? ''}-${latest ?? ''}:${outside}`,
      day: outside,
    })
  if (wanted.place === 'academy' && !wanted.classRoom && !wish)
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
