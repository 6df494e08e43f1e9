import type { Database } from '#platform/server/database.ts'
import type { Topic } from '#platform/shared/record/notice-topics.ts'
import type { MailTime } from '../../contract/choices.ts'

export interface Choice {
  readonly rings: boolean
  readonly mail: MailTime
  readonly pushed: boolean
}
/** Of whoever has said nothing. */
export const everything: Choice = { rings: true, mail: 'now', pushed: true }

const choices = (db: Database) => db.selectFrom('notifications.choice')
const columns = ['rings', 'mail', 'pushed'] as const

/** What those of the accounts have chosen that have said something about the topic. */
export async function choicesAbout(
  db: Database,
  accountIds: readonly number[],
  topic: Topic,
): Promise<ReadonlyMap<number, Choice>> {
  if (accountIds.length === 0) return new Map()
  const found = await choices(db)
    .select(['account_id', ...columns])
    .where('account_id', 'in', accountIds)
    .where('topic', '=', topic)
    .execute()
  return new Map(found.map(({ account_id, ...choice }) => [account_id, choice as Choice]))
}

/** Those of the accounts that want no letters about the topic, not even once a day. */
export async function withoutMail(
  db: Database,
  accountIds: readonly number[],
  topic: Topic,
): Promise<ReadonlySet<number>> {
  const chosen = await choicesAbout(db, accountIds, topic)
  return new Set([...chosen].filter(([, { mail }]) => mail === 'off').map(([accountId]) => accountId))
}

/** What the account has chosen, by topic. */
export async function choicesOf(db: Database, accountId: number): Promise<ReadonlyMap<string, Choice>> {
  const found = await choices(db)
    .select(['topic', ...columns])
    .where('account_id', '=', accountId)
    .execute()
  return new Map(found.map(({ topic, ...choice }) => [topic, choice as Choice]))
}

/** Says whether anything changed. */
export async function choose(db: Database, accountId: number, topic: Topic, change: Partial<Choice>): Promise<boolean> {
  const before = (await choicesOf(db, accountId)).get(topic) ?? everything
  if (Object.entries(change).every(([key, value]) => before[key as keyof Choice] === value)) return false
  await db
    .insertInto('notifications.choice')
    .values({ account_id: accountId, topic, ...change })
    .onConflict((conflict) => conflict.columns(['account_id', 'topic']).doUpdateSet(change))
    .execute()
  return true
}

/** The kinds whose template sends a letter. */
export async function mailedKinds(db: Database): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom('notifications.mail_template')
    .select('kind')
    .where('sends_mail', '=', true)
    .where('is_active', '=', true)
    .execute()
  return new Set(found.map((row) => row.kind))
}
