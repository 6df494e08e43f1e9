import type { Database } from '#platform/server/database.ts'
import type { Language } from '#platform/shared/actor.ts'

type Plain = string | number | boolean | null

/** What happened to a record, newest first: at most 200 events, each with who and why, as pages show it. */
export async function historyOf(db: Database, language: Language, subject: readonly [type: string, id: number]) {
  const rows = await db
    .selectFrom('platform.event as e')
    .leftJoin('accounts.account_facts as a', 'a.account_id', 'e.actor_id')
    .where('e.subject_type', '=', subject[0])
    .where('e.subject_id', '=', subject[1])
    .select(['e.id as ID', 'e.at as At', 'e.kind as Kind', 'e.data', 'a.account_name_ar', 'a.account_name_en'])
    .orderBy('e.id', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ data, account_name_ar, account_name_en, ...row }) => {
    const facts = data as Record<string, unknown>
    return {
      ...row,
      By: (language === 'ar' ? account_name_ar || account_name_en : account_name_en || account_name_ar) ?? null,
      Why: typeof facts['reason'] === 'string' ? facts['reason'] : null,
      Data: Object.fromEntries(
        Object.entries(facts).filter(
          (entry): entry is [string, Plain] =>
            entry[0] !== 'reason' && (entry[1] === null || typeof entry[1] !== 'object'),
        ),
      ),
    }
  })
}
