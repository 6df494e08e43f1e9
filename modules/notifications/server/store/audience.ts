import { instructorsOf } from '#modules/classes/server/public.ts'
import { roleAccounts } from '#modules/accounts/server/public.ts'
import { instructorAccounts, traineeAccounts } from '#modules/people/server/public.ts'
import { enrolledIn } from '#modules/registration/server/public.ts'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { sendRoles } from '../../rules/sends.ts'

/** Whom a notification that somebody writes reaches. */
export interface Audience {
  readonly everyMember: boolean
  readonly classId: number | null
  /** Everybody of its classes, whoever takes part or took part, and who teaches them. */
  readonly courseId: number | null
  readonly roles: readonly (typeof sendRoles)[number][]
  readonly traineeIds: readonly number[]
  readonly instructorIds: readonly number[]
  /** Accounts of an audience, found by who keeps it. */
  readonly ofAudience: readonly number[]
}

/** Ids of active accounts, each once. */
export async function audienceAccounts(db: Database, audience: Audience): Promise<number[]> {
  if (audience.everyMember) return roleAccounts(db, ['trainee', 'instructor'])
  const { classId, courseId, roles } = audience
  const found = await Promise.all([
    classId === null ? [] : enrolledIn(db, classId).then((people) => people.map((each) => each.accountId)),
    classId === null ? [] : instructorsOf(db, classId),
    courseId === null ? [] : ofCourse(db, courseId),
    roles.length === 0 ? [] : roleAccounts(db, roles),
    traineeAccounts(db, audience.traineeIds),
    instructorAccounts(db, audience.instructorIds),
  ])
  return active(db, [...found.flat(), ...audience.ofAudience])
}

async function ofCourse(db: Database, courseId: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select r.account_id from registration.registration_facts r join classes.class_facts c on c.class_id = r.class_id
    where c.course_id = ${courseId} and r.is_enrolled and r.account_id is not null
    union
    select i.account_id from classes.class_instructor_facts i join classes.class_facts c on c.class_id = i.class_id
    where c.course_id = ${courseId} and i.account_id is not null`.execute(db)
  return rows.map(({ account_id }) => account_id)
}

async function active(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('accounts.account_facts')
    .select('account_id')
    .where(sql<boolean>`account_id = any(${[...new Set(ids)]}::integer[])`)
    .where('account_state', '=', 'active')
    .orderBy('account_id')
    .execute()
  return found.map((row) => row.account_id)
}
