import { instructorsOf } from '#modules/classes/server/public.ts'
import { roleAccounts } from '#modules/accounts/server/public.ts'
import { instructorAccounts, traineeAccounts } from '#modules/people/server/public.ts'
import { enrolledIn } from '#modules/registration/server/public.ts'
import type { Database } from '#platform/server/database.ts'

/** Whom a notification that somebody writes reaches. */
export interface Audience {
  readonly everyMember: boolean
  readonly classId: number | null
  readonly traineeIds: readonly number[]
  readonly instructorIds: readonly number[]
}

/** Ids of active accounts, each once. */
export async function audienceAccounts(db: Database, audience: Audience): Promise<number[]> {
  if (audience.everyMember) return roleAccounts(db, ['trainee', 'instructor'])
  const { classId } = audience
  const found = await Promise.all([
    classId === null ? [] : enrolledIn(db, classId).then((people) => people.map((each) => each.accountId)),
    classId === null ? [] : instructorsOf(db, classId),
    traineeAccounts(db, audience.traineeIds),
    instructorAccounts(db, audience.instructorIds),
  ])
  return active(db, found.flat())
}

async function active(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('accounts.account_facts')
    .select('account_id')
    .where('account_id', 'in', [...new Set(ids)])
    .where('account_state', '=', 'active')
    .orderBy('account_id')
    .execute()
  return found.map((row) => row.account_id)
}
