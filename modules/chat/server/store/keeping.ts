import { sql } from 'kysely'
import { classMatches } from '#modules/classes/server/public.ts'
import { matchesName, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { chatCalls } from '../../contract/calls.ts'
import type { ReportState } from '../../rules/reports.ts'
import type { RoomKind } from '../../rules/rooms.ts'
import { fileOf } from './messages.ts'
import { reachesReport, reachesRoom } from './reach.ts'
import { nameOf } from './rooms.ts'

interface Reader {
  readonly actor: Actor
}

const reports = sql<number>`(select count(*)::integer from chat.report p join chat.message q on q.id = p.message_id
  where q.room_id = r.id and p.state = 'reported')`

/** Rooms in which something was said, for who keeps them. */
const rows = (db: Database) =>
  db
    .selectFrom('chat.room as r')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .leftJoin('people.instructor_facts as i', 'i.instructor_id', 'r.instructor_id')
    .leftJoin('people.trainee_facts as t', 't.trainee_id', 'r.trainee_id')
    .where('r.last_seq', '>', 0)
    .select(['r.id as ID', 'r.class_id as CourseClassID', 'c.class_code as ClassCode', 'c.course_name as CourseName'])
    .select(['r.last_seq as Messages', 'r.last_at as LastAt'])
    .select([
      sql<RoomKind>`case when r.trainee_id is null then 'class' else 'two' end`.as('Kind'),
      sql<Trilingual | null>`case when i.instructor_id is not null then
        jsonb_build_object('ar', i.instructor_name_ar, 'en', i.instructor_name_en) end`.as('InstructorName'),
      sql<Trilingual | null>`case when t.trainee_id is not null then
        jsonb_build_object('ar', t.trainee_name_ar, 'en', t.trainee_name_en) end`.as('TraineeName'),
      reports.as('Reports'),
    ])

/**
 * Whether a room is of a class that the words match, by its number or its course, or of somebody of that name. Three parts,
 * each with its index: as one text, every room of the academy was read for a word.
 */
const found = (text: string) => sql<boolean>`r.id = any(array(
  select x.id from chat.room x where x.last_seq > 0 and ${classMatches('x.class_id', text)}
  union all
  select x.id from chat.room x where x.instructor_id = any(array(
    select instructor_id from people.instructor_facts where ${matchesName('instructor_search', text)}))
  union all
  select x.id from chat.room x where x.trainee_id = any(array(
    select trainee_id from people.trainee_facts where ${matchesName('trainee_search', text)}))))`
/** Those of which somebody has reported a message, found from the reports that wait: they are few. */
const withReports = sql`array(
  select q.room_id from chat.report p join chat.message q on q.id = p.message_id where p.state = 'reported')`

export const rooms = listOf<typeof chatCalls.getAllRooms, Reader>()({
  reach: ({ actor }) => reachesRoom(actor),
  rows,
  lean: (db) => db.selectFrom('chat.room as r').where('r.last_seq', '>', 0),
  id: 'r.id',
  search: found,
  filters: {
    Kind: (kind) => (kind === 'class' ? sql<boolean>`r.trainee_id is null` : sql<boolean>`r.trainee_id is not null`),
    IsReported: (flag) => sql<boolean>`(r.id = any(${withReports})) = ${flag}`,
  },
  orders: {
    // Whatever has a message has the time of its last.
    LastAt: 'r.last_at',
    ClassCode: {
      by: 'c.class_code',
      joined: (rooms) => rooms.innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id'),
    },
    Messages: 'r.last_seq',
  },
})

/** One of those rooms, also before something was said. */
export const keptRoom = (db: Database, actor: Actor, id: number) =>
  rows(db).where('r.id', '=', id).where(reachesRoom(actor)).executeTakeFirst()

export const reported = listOf<typeof chatCalls.getReports, Reader>()({
  reach: ({ actor }) => reachesReport(actor),
  rows: (db) =>
    db
      .selectFrom('chat.report as p')
      .innerJoin('chat.message as m', 'm.id', 'p.message_id')
      .innerJoin('chat.room as r', 'r.id', 'm.room_id')
      .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
      .innerJoin('accounts.account_facts as a', 'a.account_id', 'm.account_id')
      .innerJoin('accounts.account_facts as b', 'b.account_id', 'p.account_id')
      .leftJoin('platform.file as f', (join) => join.on(sql<boolean>`f.id = coalesce(m.file_id, m.kept_file_id)`))
      .select(['p.id as ID', 'p.version as Version', 'r.id as RoomID', 'm.seq as Seq', 'c.class_code as ClassCode'])
      .select([
        'c.course_name as CourseName',
        nameOf('a').as('SenderName'),
        'p.said as Text',
        'm.sent_at as SentAt',
        fileOf('f').as('File'),
      ])
      .select([nameOf('b').as('ReporterName'), 'p.reason as Reason', 'p.reported_at as ReportedAt'])
      .select([sql<ReportState>`p.state`.as('State'), 'p.decision as Decision']),
  id: 'p.id',
  filters: { State: 'p.state' },
  orders: { ReportedAt: 'p.reported_at' },
})

/** One report in hand. */
export interface Report {
  readonly id: number
  readonly version: number
  readonly messageId: number
  readonly state: ReportState
}

/** The report, locked, if the actor reaches it. */
export const lockedReport = async (db: Database, actor: Actor, id: number): Promise<Report | undefined> =>
  (await db
    .selectFrom('chat.report as p')
    .where('p.id', '=', id)
    .where(reachesReport(actor))
    .select(['p.id', 'p.version', 'p.message_id as messageId', 'p.state'])
    .forUpdate()
    .executeTakeFirst()) as Report | undefined

/** A new report; false where this account has reported the message before. */
export async function addReport(
  db: Database,
  actor: Actor,
  report: { readonly messageId: number; readonly reason: string; readonly said: string; readonly now: Date },
): Promise<boolean> {
  const made = await db
    .insertInto('chat.report')
    .values({
      message_id: report.messageId,
      account_id: actor.userId,
      instructor_id: actor.instructorId,
      trainee_id: actor.traineeId,
      reason: report.reason,
      said: report.said,
      reported_at: report.now,
    })
    .onConflict((conflict) => conflict.columns(['message_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Other reports about the same message that wait. */
export async function alsoReported(db: Database, { id, messageId }: Report): Promise<Report[]> {
  return (await db
    .selectFrom('chat.report as p')
    .where('p.message_id', '=', messageId)
    .where('p.id', '<>', id)
    .where('p.state', '=', 'reported')
    .select(['p.id', 'p.version', 'p.message_id as messageId', 'p.state'])
    .orderBy('p.id')
    .forUpdate()
    .execute()) as Report[]
}
