import { sql } from 'kysely'
import { anyOf, type Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { dayOf, timeOf, type Day, type TimeOfDay } from '#platform/shared/values/dates.ts'
import { enrolledStates, leftStates, undecidedStates } from '../../../rules/main-track.ts'
import { fallsTogether, type ClashKind } from '../../../rules/objections/calendar.ts'

/** Something else that somebody has at the same time. */
export interface ClashFacts {
  readonly Kind: ClashKind
  readonly Code: string | null
  readonly Name: Trilingual
  readonly StartDate: Day
  readonly EndDate: Day
  /** Of a class its days alone are said. */
  readonly StartsAt: TimeOfDay | null
  readonly EndsAt: TimeOfDay | null
  readonly meets: boolean
  readonly held: boolean
  /** Who pays there; null: the trainee alone. */
  readonly organizationId: number | null
}

interface When {
  readonly classId: number
  readonly startsOn: string
  readonly endsOn: string
  /** The class that somebody leaves for this one: nothing of it is in the way. */
  readonly leaves?: number | undefined
}

/**
 * What each of these trainees has at the time of this class, by the trainee: other classes, exams that they sit, meetings that they have accepted, and
 * the days on which they arrive and depart. By the hours, where both have them, else by the days. Who has nothing is not among
 * them.
 */
export async function clashesOf(
  db: Database,
  traineeIds: readonly number[],
  when: When,
  timeZone: string,
): Promise<Map<number, ClashFacts[]>> {
  const classes = await classesAtOnce(db, traineeIds, when)
  const others = await busyIn(db, traineeIds, when, timeZone)
  const sessions = others.length === 0 ? [] : await sessionsOf(db, when.classId)
  const found = others.flatMap(({ traineeId, busy, ...each }) => {
    const how = fallsTogether(busy, sessions)
    return how === null ? [] : [{ traineeId, ...each, ...said(busy, each.Kind, timeZone), meets: how === 'hours' }]
  })
  const grouped = Map.groupBy([...classes, ...found], ({ traineeId }) => traineeId)
  return new Map(
    [...grouped].map(([traineeId, list]) => [traineeId, list.map(({ traineeId: _, ...clash }) => clash)] as const),
  )
}
type Found = ClashFacts & { readonly traineeId: number }

const without = ({ classId, leaves }: When) => [classId, ...(leaves === undefined ? [] : [leaves])]

async function classesAtOnce(db: Database, traineeIds: readonly number[], when: When): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with own as materialized (
      select period from classes.session_facts where class_id = ${when.classId} and session_state <> 'cancelled'),
    others as materialized (
      select r.trainee_id, r.organization_id, r.class_id, r.has_seat or r.main in (${anyOf(enrolledStates)}) as held,
        c.class_code, c.course_name, c.starts_on, c.ends_on,
        exists (select from own) and exists (
          select from classes.session_facts s where s.class_id = r.class_id and s.session_state <> 'cancelled') as timed
      from registration.registration r
      join classes.class_facts c on c.class_id = r.class_id
      where r.trainee_id = any(${traineeIds as number[]}::integer[]) and r.class_id <> all(${without(when)}::integer[])
        and r.main not in ('draft', ${anyOf(leftStates)}) and c.class_state not in ('cancelled', 'postponed')
        and c.starts_on <= ${when.endsOn} and c.ends_on >= ${when.startsOn})
    select o.trainee_id as "traineeId", o.organization_id as "organizationId", 'class' as "Kind", o.class_code as "Code",
      o.course_name as "Name", o.starts_on as "StartDate", o.ends_on as "EndDate", null as "StartsAt", null as "EndsAt",
      o.held, o.timed as meets
    from others o
    where not o.timed or exists (
      select from classes.session_facts s join own on own.period && s.period
      where s.class_id = o.class_id and s.session_state <> 'cancelled')
    order by o.starts_on, o.class_code`.execute(db)
  return rows
}

type BusyRow = Pick<Found, 'traineeId' | 'organizationId' | 'Kind' | 'Code' | 'Name' | 'held'> & {
  readonly from: string | Date
  readonly to: string | Date
  readonly minutes: number | null
  readonly isTimed: boolean
}

/** Exams that are not sat yet, accepted meetings, and the hours of travel, on the days of the class. An exam of several registrations stands once. */
async function busyIn(db: Database, traineeIds: readonly number[], when: When, timeZone: string) {
  const { rows } = await sql<BusyRow>`
    with days as (
      select ${when.startsOn}::date as first, ${when.endsOn}::date as last,
        ${when.startsOn}::timestamp at time zone ${timeZone} as since,
        (${when.endsOn}::date + 1)::timestamp at time zone ${timeZone} as until),
    live as materialized (
      select r.*, r.has_seat or r.main in (${anyOf(enrolledStates)}) as held, c.class_code, c.course_id, c.course_name
      from registration.registration r
      join classes.class_facts c on c.class_id = r.class_id
      where r.trainee_id = any(${traineeIds as number[]}::integer[]) and r.class_id <> all(${without(when)}::integer[])
        and r.main not in ('draft', ${anyOf(leftStates)}) and c.class_state not in ('cancelled', 'postponed')),
    sat as (
      select l.trainee_id, l.organization_id, l.held, x.*
      from live l join registration.exam_time_facts x on x.class_id = l.class_id
      union all
      select l.trainee_id, l.organization_id, false, x.*
      from live l join registration.exam_time_facts x on x.course_id = l.course_id
      where l.main in (${anyOf(undecidedStates)})),
    exams as (
      select distinct on (s.trainee_id, s.exam_id) s.*
      from sat s, days d
      where s.starts_at < d.until and s.closes_at > d.since and not exists (
        select from classes.exam_sat_facts a where a.exam_id = s.exam_id and a.trainee_id = s.trainee_id)
      order by s.trainee_id, s.exam_id, s.held desc)
    select trainee_id as "traineeId", organization_id as "organizationId", 'exam' as "Kind", exam_code as "Code", exam_name as "Name",
      starts_at as "from", closes_at as "to", minutes, true as "isTimed", held
    from exams
    union all
    select t.trainee_id, null, 'meeting', null, m.meeting_name,
      (m.day + m.starts_at::time) at time zone ${timeZone}, (m.day + m.ends_at::time) at time zone ${timeZone}, null, true, true
    from people.trainee_facts t
    join registration.accepted_meeting_facts m on m.account_id = t.account_id
    join days d on m.day between d.first and d.last
    where t.trainee_id = any(${traineeIds as number[]}::integer[])
    union all
    select l.trainee_id, l.organization_id, 'arrival', l.class_code, l.course_name, l.arrives_on::timestamp at time zone ${timeZone},
      (l.arrives_on + coalesce(l.arrives_at, '24:00')) at time zone ${timeZone}, null, l.arrives_at is not null, l.held
    from live l join days d on l.arrives_on between d.first and d.last
    where l.travel in ('arranged', 'arrived')
    union all
    select l.trainee_id, l.organization_id, 'departure', l.class_code, l.course_name,
      (l.departs_on + coalesce(l.departs_at, '00:00')) at time zone ${timeZone},
      (l.departs_on + 1)::timestamp at time zone ${timeZone}, null, l.departs_at is not null, l.held
    from live l join days d on l.departs_on between d.first and d.last
    where l.travel in ('arranged', 'arrived')
    order by 6, 3, 4`.execute(db)
  return rows.map(({ from, to, minutes, isTimed, ...row }) => ({
    ...row,
    busy: { from: new Date(from), to: new Date(to), minutes, isTimed },
  }))
}

/** When it is, as people read it: of travel the hour of arriving or leaving alone. */
function said(busy: { from: Date; to: Date; isTimed: boolean }, kind: ClashKind, timeZone: string) {
  const [day, time] = [(instant: Date) => dayOf(instant, timeZone), (instant: Date) => timeOf(instant, timeZone)]
  if (kind === 'arrival' || kind === 'departure') {
    const at = kind === 'arrival' ? busy.to : busy.from
    return {
      StartDate: day(busy.from),
      EndDate: day(busy.from),
      StartsAt: busy.isTimed ? time(at) : null,
      EndsAt: null,
    }
  }
  return { StartDate: day(busy.from), EndDate: day(busy.to), StartsAt: time(busy.from), EndsAt: time(busy.to) }
}

async function sessionsOf(db: Database, classId: number): Promise<{ readonly from: Date; readonly to: Date }[]> {
  const { rows } = await sql<{ from: string | Date; to: string | Date }>`
    select lower(period) as "from", upper(period) as "to" from classes.session_facts
    where class_id = ${classId} and session_state <> 'cancelled'`.execute(db)
  return rows.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }))
}
