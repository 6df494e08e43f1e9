import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { SheetKind } from '../../rules/kinds.ts'

/** Somebody who is asked: one of these. */
export type Person =
  | { readonly trainee_id: number }
  | { readonly instructor_id: number }
  | { readonly account_id: number }
  | { readonly organization_id: number }

/** Whom a sheet of this kind asks about a class. */
export async function peopleAsked(db: Database, classId: number, kind: SheetKind): Promise<Person[]> {
  switch (kind) {
    case 'courseByTrainee':
    case 'instructorByTrainee':
      return db
        .selectFrom('registration.registration_facts')
        .where('class_id', '=', classId)
        .where('main', 'in', ['confirmed', 'attending', 'completed', 'failed'])
        .distinct()
        .orderBy('trainee_id')
        .select('trainee_id')
        .execute()
    case 'courseByInstructor':
      return (await teachersOf(db, classId)).map((instructor_id) => ({ instructor_id }))
    case 'instructorByEvaluator':
      return (
        await db
          .selectFrom('classes.class_staff_facts')
          .where('class_id', '=', classId)
          .where('staff_role', '=', 'evaluator')
          .where('account_id', 'is not', null)
          .distinct()
          .orderBy('account_id')
          .select('account_id')
          .execute()
      ).map(({ account_id }) => ({ account_id: account_id! }))
    case 'courseByOrganization':
      return (
        await db
          .selectFrom('registration.registration_facts')
          .where('class_id', '=', classId)
          .where('is_enrolled', '=', true)
          .where('organization_id', 'is not', null)
          .distinct()
          .orderBy('organization_id')
          .select('organization_id')
          .execute()
      ).map(({ organization_id }) => ({ organization_id: organization_id! }))
  }
}

/** Who taught a class: whom sheets about instructors are about. */
export const teachersOf = async (db: Database, classId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('classes.class_instructor_facts')
      .where('class_id', '=', classId)
      .where('instructor_role', 'in', ['lead', 'assistant'])
      .orderBy('instructor_id')
      .select('instructor_id')
      .execute()
  ).map(({ instructor_id }) => instructor_id)

/** The class, if there is one that people take part in or took part in. */
export const classToAsk = (db: Database, classId: number) =>
  db
    .selectFrom('classes.class_facts')
    .where('class_id', '=', classId)
    .where('class_state', 'in', ['running', 'ended', 'resultsPublished', 'closed'])
    .select(['class_id', 'class_code'])
    .executeTakeFirst()

/** Classes whose last session is over, and was not long ago, with the kinds that were asked about each already. */
export const classesOver = async (db: Database, now: Date, since: Date) => {
  const { rows } = await sql<{ id: number }>`
    select c.class_id as id from classes.class_facts c
    join (select class_id, max(upper(period)) as over_at from classes.session_facts
      where session_state <> 'cancelled' group by class_id) s on s.class_id = c.class_id
    where s.over_at <= ${now} and s.over_at > ${since} and c.class_state in ('running', 'ended', 'resultsPublished', 'closed')
    order by c.class_id`.execute(db)
  return rows.map(({ id }) => id)
}

/** What a class is asked already, as `kind instructor`. */
export const roundsOfClass = async (db: Database, classId: number): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('feedback.round')
    .where('class_id', '=', classId)
    .select(['kind', 'instructor_id'])
    .execute()
  return new Set(rows.map(({ kind, instructor_id }) => `${kind} ${instructor_id ?? 0}`))
}

/** Whoever opens rounds of a class comes one after the other. */
export const lockClass = async (db: Database, classId: number): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended('feedback.round', ${classId}))`.execute(db))

export interface NewRound {
  readonly kind: SheetKind
  readonly sheet_id: number
  readonly class_id: number
  readonly instructor_id: number | null
  readonly by_code: boolean
  readonly opens_on: Day
  readonly closes_on: Day
}

export const addRound = async (db: Database, round: NewRound & { readonly state_since: Date }): Promise<number> =>
  (await db.insertInto('feedback.round').values(round).returning('id').executeTakeFirstOrThrow()).id

/** The invitation of somebody about a class: the one that there is, else a new one with this code. */
export async function invitationFor(
  db: Database,
  person: Person,
  { classId, code, today }: { readonly classId: number; readonly code: string; readonly today: Day },
): Promise<{ id: number; code: string; isNew: boolean }> {
  const [column, id] = Object.entries(person)[0] as ['trainee_id', number]
  const found = await db
    .selectFrom('feedback.invitation')
    .where(column, '=', id)
    .where('class_id', '=', classId)
    .select(['id', 'code'])
    .executeTakeFirst()
  if (found) return { ...found, isNew: false }
  const added = await db
    .insertInto('feedback.invitation')
    .values({ ...person, class_id: classId, code, invited_on: today })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow()
  return { ...added, isNew: true }
}

export const addAsked = (db: Database, roundId: number, invitationIds: readonly number[]) =>
  db
    .insertInto('feedback.asked')
    .values(invitationIds.map((invitation_id) => ({ round_id: roundId, invitation_id })))
    .execute()

/** Invitations with something open that was not given: those of one round, or all that are due to be reminded. */
export async function toRemind(
  db: Database,
  due:
    | { readonly roundId: number; readonly today: Day }
    | { readonly before: Day; readonly atMost: number; readonly today: Day },
) {
  const which =
    'roundId' in due
      ? sql`a.round_id = ${due.roundId} and coalesce(i.reminded_on, i.invited_on) < ${due.today}`
      : sql`coalesce(i.reminded_on, i.invited_on) <= ${due.before} and i.reminders < ${due.atMost}`
  const { rows } = await sql<{ id: number; classId: number; code: string; dueOn: Day }>`
    select i.id, i.class_id as "classId", i.code, min(r.closes_on)::text as "dueOn"
    from feedback.round r
    join feedback.asked a on a.round_id = r.id and a.given_on is null
    join feedback.invitation i on i.id = a.invitation_id
    where r.state = 'open' and r.closes_on >= ${due.today} and ${which}
    group by i.id order by i.id`.execute(db)
  return rows
}

export const noteReminded = (db: Database, id: number, today: Day) =>
  db
    .updateTable('feedback.invitation')
    .set((eb) => ({ reminded_on: today, reminders: eb('reminders', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** The accounts of who is invited. */
export const accountsInvited = async (db: Database, id: number): Promise<number[]> => {
  const { rows } = await sql<{ account: number | null }>`
    select coalesce(i.account_id, t.account_id, n.account_id, o.account_id) as account
    from feedback.invitation i
    left join people.trainee_facts t on t.trainee_id = i.trainee_id
    left join people.instructor_name_facts n on n.instructor_id = i.instructor_id
    left join people.organization_facts o on o.organization_id = i.organization_id
    where i.id = ${id}`.execute(db)
  return rows.flatMap(({ account }) => account ?? [])
}
