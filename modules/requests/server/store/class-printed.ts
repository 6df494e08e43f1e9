import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { TimeOfDay } from '#platform/shared/values/dates.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { shownNominees } from './detail.ts'
import { askedToPrint } from './printed.ts'

const classOf = (db: Database, classId: number) =>
  db
    .selectFrom('classes.class_facts as c')
    .where('c.class_id', '=', classId)
    .select(['c.class_code as ClassCode', 'c.course_code as CourseCode', 'c.hours as Hours', 'c.class_state as state'])
    .select([sql<Trilingual>`c.course_name`.as('CourseName'), 'c.starts_on as StartDate', 'c.ends_on as EndDate'])
    .select(sql<'academy' | 'customerSite' | 'online'>`c.place`.as('Place'))
    .select(sql<Trilingual | null>`c.class_room_name`.as('ClassRoomName'))
    .executeTakeFirstOrThrow()

const firstSession = async (db: Database, classId: number) =>
  (await db
    .selectFrom('classes.session_facts')
    .where('class_id', '=', classId)
    .where('session_state', '<>', 'cancelled')
    .orderBy('day')
    .orderBy('starts_at')
    .limit(1)
    .select(['day as Day', sql<TimeOfDay>`starts_at`.as('StartsAt'), sql<TimeOfDay>`ends_at`.as('EndsAt')])
    .executeTakeFirst()) ?? null

const withPlace = async (db: Database, classId: number): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db.selectFrom('classes.taking_part_facts').where('class_id', '=', classId).select('trainee_id').execute()
    ).map((row) => row.trainee_id),
  )

/**
 * What a letter about the class of a request prints, for who reaches the request: everybody named, or `placed` those alone
 * who have a confirmed place. Undefined where there is no class that is held, or nobody to write of.
 */
export async function classToPrint(db: Database, actor: Actor, id: number, who: 'named' | 'placed') {
  const request = await askedToPrint(db, actor, id)
  if (!request?.classId) return undefined
  const { state, ...held } = await classOf(db, request.classId)
  const isHeld = ['confirmed', 'running', 'ended', 'resultsPublished', 'closed'].includes(state)
  if (who === 'placed' ? !isHeld : state === 'cancelled') return undefined
  const placed = who === 'placed' ? await withPlace(db, request.classId) : null
  const Names = (await shownNominees(db, id))
    .filter(({ TraineeID }) => placed === null || (TraineeID !== null && placed.has(TraineeID)))
    .map(({ Name, TraineeName, TraineeCode }) => ({ Name, TraineeName, TraineeCode }))
  if (Names.length === 0) return undefined
  return {
    ...held,
    RequestNumber: request.asked.Number,
    AskedBy: request.asked.AskedBy,
    ContactName: request.asked.ContactName,
    OwnSite: request.asked.OwnSite,
    First: await firstSession(db, request.classId),
    Names,
  }
}
