import { addDays, daysBetween, minutesOf, weekday, type Day, type TimeOfDay } from '#platform/shared/values/dates.ts'
import { layOut, type PlannedSession } from '#modules/planning/rules/sessions.ts'
import type { SampleCourse, World } from './world.ts'

/** One run of a course in the year, with the days, the class room and the instructor that it has for itself. */
export interface Run {
  readonly course: SampleCourse
  readonly number: number
  readonly year: number
  readonly startsOn: Day
  readonly endsOn: Day
  readonly startsAt: TimeOfDay
  readonly endsAt: TimeOfDay
  readonly sessions: readonly PlannedSession[]
  readonly classRoomId: number | null
  readonly instructorId: number
  readonly backupId: number | null
  readonly max: number
  readonly place: 'academy' | 'online'
  readonly isCancelled: boolean
}

const firstDay = -280
const lastDay = 160
/** Between these days from today the cast's class rooms and instructors are left free for whoever tries the application out. */
const castIsFree = { from: 21, to: 60 }

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const nextSunday = (day: Day) => addDays(day, (7 - weekday(day)) % 7)

/** Draws about four runs of each course over fourteen months, no class room and no instructor in two places on one day. */
export function drawRuns(world: World): Run[] {
  const { random, today } = world
  const busy = new Set<string>()
  const wanted: Wanted[] = world.courses.flatMap((course) => {
    const count = course.code === 'SMS-101' || course.code === 'SEC-201' ? 6 : random.between(3, 5)
    const step = (lastDay - firstDay) / count
    return Array.from({ length: count }, (_, at) => ({ course, offset: firstDay + (at + random.next()) * step }))
  })
  // One class of two weeks is under way on any day.
  const long = world.courses.find((course) => course.code === 'LNG-101')
  if (long) wanted.push({ course: long, offset: -weekday(today) })
  // And the cast's instructor teaches this week and the next, so that his pages show work.
  for (const [at, code] of ['SMS-101', 'SEC-201'].entries()) {
    const course = world.courses.find((each) => each.code === code)
    if (course) wanted.push({ course, offset: at * 7 - weekday(today), byCast: true })
  }
  const inOrder = wanted.sort((a, b) => Number(b.byCast ?? false) - Number(a.byCast ?? false) || a.offset - b.offset)
  const placed = inOrder.flatMap((each) => {
    const from = nextSunday(addDays(today, Math.round(each.offset)))
    return placeRun(world, each, from, busy) ?? []
  })
  return numbered(placed, random)
}

interface Wanted {
  readonly course: SampleCourse
  /** Days from today to where a free week is looked for. */
  readonly offset: number
  /** Led by one of the cast, and never cancelled. */
  readonly byCast?: true
}

/** The runs of a course are counted in each year from its first. */
function numbered(placed: readonly Placed[], random: World['random']): Run[] {
  const perYear = new Map<string, number>()
  return placed
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : a.course.id - b.course.id))
    .map(({ byCast, ...run }) => {
      const year = Number(run.startsOn.slice(0, 4))
      const key = `${year} ${run.course.id}`
      const number = (perYear.get(key) ?? 0) + 1
      perYear.set(key, number)
      return { ...run, year, number, isCancelled: !byCast && random.chance(0.05) }
    })
}

type Placed = Omit<Run, 'year' | 'number' | 'isCancelled'> & Pick<Wanted, 'byCast'>

function placeRun(world: World, wanted: Wanted, firstSunday: Day, busy: Set<string>): Placed | null {
  const { course } = wanted
  const startsAt = course.isOnline ? '17:00' : '09:00'
  const endsAt = clock(minutesOf(startsAt) + (course.hours / course.days) * 60)
  for (let week = 0; week < 8; week++) {
    const startsOn = addDays(firstSunday, week * 7)
    const pattern = { startsOn, endsOn: addDays(startsOn, 40), weekdays: [0, 1, 2, 3, 4], startsAt, endsAt }
    const { sessions } = layOut({ ...pattern, hours: course.hours, onHolidays: false }, world.holidays)
    const found = freeFor(world, wanted, sessions, busy)
    if (!found) continue
    for (const { day } of sessions) {
      busy.add(`instructor ${found.instructorId} ${day}`)
      if (found.classRoomId) busy.add(`classRoom ${found.classRoomId} ${day}`)
    }
    const first = sessions[0]!.day
    return {
      ...(wanted.byCast && { byCast: wanted.byCast }),
      course,
      startsOn: first,
      endsOn: sessions.at(-1)!.day,
      startsAt,
      endsAt,
      sessions,
      ...found,
    }
  }
  return null
}

function freeFor(world: World, { course, byCast }: Wanted, sessions: readonly PlannedSession[], busy: Set<string>) {
  const isFree = (kind: string, id: number) => sessions.every(({ day }) => !busy.has(`${kind} ${id} ${day}`))
  const ends = daysBetween(world.today, sessions.at(-1)!.day)
  const keepCastFree = ends > castIsFree.from && daysBetween(world.today, sessions[0]!.day) < castIsFree.to
  const instructors = world.random
    .shuffled(course.instructorIds)
    .filter((id) => isFree('instructor', id) && !(keepCastFree && world.castInstructors.has(id)))
    .sort((a, b) => (byCast ? Number(world.castInstructors.has(b)) - Number(world.castInstructors.has(a)) : 0))
  const [instructorId, backupId = null] = instructors
  if (!instructorId) return null
  if (course.isOnline)
    return { instructorId, backupId, classRoomId: null, place: 'online' as const, max: course.max_trainees }
  const classRoom = world.classRooms
    .filter((each) => isFree('classRoom', each.id) && !(keepCastFree && world.castClassRooms.has(each.id)))
    .filter((each) => each.capacity >= Math.min(course.max_trainees, 16))
    .sort((a, b) => a.capacity - b.capacity)[0]
  if (!classRoom) return null
  const max = Math.min(course.max_trainees, classRoom.capacity)
  return { instructorId, backupId, classRoomId: classRoom.id, place: 'academy' as const, max }
}
