import { sql, type RawBuilder } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { bothNames, byText, nameRead } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { nearestFirst } from '#platform/server/reading/nearest-first.ts'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { meetingsCalls } from '../../contract/calls.ts'
import { keeps, reachesMeeting } from './reach.ts'

export type MeetingFields = Omit<Argument<typeof meetingsCalls.editMeeting>['body'], 'Version'>

/** Who asks, and the academy's clock. */
export interface About {
  readonly actor: Actor
  readonly now: Date
  readonly timeZone: string
}

/** Whether a meeting, `m`, has ended. */
export const isOver = ({ now, timeZone }: Omit<About, 'actor'>): RawBuilder<boolean> =>
  sql<boolean>`(m.day + m.ends_at::time) at time zone ${timeZone} <= ${now.toISOString()}::timestamptz`

const answered = (answer: RawBuilder<boolean>) =>
  sql<number>`(select count(*)::integer from meetings.invitee i where i.meeting_id = m.id and ${answer})`
const said = (answer: string) => answered(sql<boolean>`i.answer = ${sql.lit(answer)}`)

/** Meetings as `m` with their organizers as `o` and their classes as `c`. */
const joined = (db: Database) =>
  db
    .selectFrom('meetings.meeting as m')
    .innerJoin('accounts.account_facts as o', 'o.account_id', 'm.organizer_id')
    .leftJoin('classes.class_facts as c', 'c.class_id', 'm.class_id')

/** What everybody who is invited reads of them. */
export const selectFacts = <Q extends ReturnType<typeof joined>>(query: Q) =>
  query
    .select(['m.id as ID', 'm.name as Name', 'm.day as Day', 'm.starts_at as StartsAt', 'm.ends_at as EndsAt'])
    .select(['m.place as Place', 'm.state as State', 'c.class_code as ClassCode'])
    .select(bothNames('o.account_name').as('OrganizerName'))

const rows = (db: Database, about: About) =>
  selectFacts(joined(db))
    .select(['m.class_id as CourseClassID', 'm.version as Version', 'm.link', sql<Trilingual>`m.agenda`.as('agenda')])
    .select([answered(sql<boolean>`true`).as('Invited'), said('yes').as('Yes'), said('maybe').as('Maybe')])
    .select([said('no').as('No'), isOver(about).as('isOver'), keeps(about.actor).as('isKept')])

export type MeetingRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

const from = sql`(m.day + m.starts_at::time)`
const nearest = (about: About) => nearestFirst(sql`m.state <> 'cancelled' and not ${isOver(about)}`, from, 'timestamp')

export const meetings = listOf<typeof meetingsCalls.getMeetings, About>()({
  reach: ({ actor }) => reachesMeeting(actor),
  rows,
  lean: (db) => db.selectFrom('meetings.meeting as m'),
  id: 'm.id',
  search: (text) => matches('m.search', text),
  filters: {
    State: 'm.state',
    CourseClassID: 'm.class_id',
    IsMine: (is, { actor }) =>
      is ? sql<boolean>`m.organizer_id = ${actor.userId}` : sql<boolean>`m.organizer_id <> ${actor.userId}`,
    From: (day) => sql<boolean>`m.day >= ${day}`,
    To: (day) => sql<boolean>`m.day <= ${day}`,
  },
  orders: { Nearest: nearest, Name: byText('m.name'), Day: sql`m.day` },
})

/** Those whom the organizer chose by name. */
export const chosenPeople = (db: Database, meetingId: number, language: Language) =>
  db
    .selectFrom('meetings.invitee as i')
    .innerJoin('accounts.account_facts as a', 'a.account_id', 'i.account_id')
    .where('i.meeting_id', '=', meetingId)
    .where('i.by_class', '=', false)
    .select(['i.account_id as ID', bothNames('a.account_name').as('Name')])
    .orderBy(nameRead(language, 'a.account_name'))
    .orderBy('i.id')
    .execute()

/** One meeting that the actor keeps or is invited to, locked until the transaction ends. */
export const lockedMeeting = (db: Database, id: number, { actor, ...clock }: About) =>
  db
    .selectFrom('meetings.meeting as m')
    .where('m.id', '=', id)
    .where(reachesMeeting(actor))
    .select(columns)
    .select([isOver(clock).as('isOver'), keeps(actor).as('isKept')])
    .forUpdate()
    .executeTakeFirst()

const columns = [
  'm.id',
  'm.name',
  'm.day',
  'm.starts_at as startsAt',
  'm.ends_at as endsAt',
  'm.place',
  'm.link',
  'm.class_id as classId',
  'm.organizer_id as organizerId',
  'm.state',
  'm.sequence',
  'm.version',
] as const

/** The same for the clock, if it is scheduled still. */
export const lockedScheduled = (db: Database, id: number) =>
  db
    .selectFrom('meetings.meeting as m')
    .where('m.id', '=', id)
    .where('m.state', '=', 'scheduled')
    .select(columns)
    .forUpdate()
    .executeTakeFirst()
export type MeetingInHand = NonNullable<Awaited<ReturnType<typeof lockedScheduled>>>

export const columnsOf = (fields: MeetingFields) => ({
  name: json(fields.Name),
  agenda: json(fields.Agenda),
  place: fields.Place,
  link: fields.Link,
  day: fields.Day,
  starts_at: fields.StartsAt,
  ends_at: fields.EndsAt,
  class_id: fields.CourseClassID,
})

export const insertMeeting = (db: Database, fields: MeetingFields, organizerId: number) =>
  db
    .insertInto('meetings.meeting')
    .values({ ...columnsOf(fields), organizer_id: organizerId })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

export async function removeMeeting(db: Database, id: number): Promise<void> {
  await db.deleteFrom('meetings.invitee').where('meeting_id', '=', id).execute()
  await db.deleteFrom('meetings.meeting').where('id', '=', id).execute()
}

const begins = sql`(m.day + m.starts_at::time) at time zone`

/** Scheduled meetings of classes that have not begun: who belongs to the class may have changed. */
export async function ofClassesAhead(db: Database, { now, timeZone }: Omit<About, 'actor'>): Promise<number[]> {
  const found = await db
    .selectFrom('meetings.meeting as m')
    .where('m.state', '=', 'scheduled')
    .where('m.class_id', 'is not', null)
    .where(sql<boolean>`${begins} ${timeZone} > ${now.toISOString()}::timestamptz`)
    .orderBy('m.id')
    .select('m.id')
    .execute()
  return found.map(({ id }) => id)
}

/** Scheduled meetings that begin within so many minutes and of which nobody was reminded. */
export async function toRemind(
  db: Database,
  { now, timeZone }: Omit<About, 'actor'>,
  minutes: number,
): Promise<number[]> {
  const found = await db
    .selectFrom('meetings.meeting as m')
    .where('m.state', '=', 'scheduled')
    .where('m.reminded_at', 'is', null)
    .where(sql<boolean>`${begins} ${timeZone} > ${now.toISOString()}::timestamptz`)
    .where(
      sql<boolean>`${begins} ${timeZone} <= ${new Date(now.getTime() + minutes * 60_000).toISOString()}::timestamptz`,
    )
    .orderBy('m.id')
    .select('m.id')
    .execute()
  return found.map(({ id }) => id)
}

/** Of a meeting in hand; false where somebody was reminded already. */
export async function noteReminded(db: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('meetings.meeting')
    .set({ reminded_at: now })
    .where('id', '=', id)
    .where('reminded_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
