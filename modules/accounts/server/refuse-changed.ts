import type { Database } from '#platform/server/database.ts'
import type { EventSubject } from '#platform/shared/record/event-kinds.ts'
import { changedMeanwhile, refuse } from '#platform/shared/refusal.ts'

interface Named {
  /** False where the writer is no colleague of theirs: they are told the time alone. */
  readonly named?: boolean
  /** Their account: who wrote it in another tab is told so, also where nobody is named. */
  readonly reader?: number | null
}

/** Refuses what was written on an older version of a record, and says who saved the newer one and when, as far as its history tells. */
export async function refuseChanged(
  db: Database,
  subject: readonly [type: EventSubject, id: number],
  told: Named = {},
): Promise<never> {
  const last = await db
    .selectFrom('platform.event')
    .where('subject_type', '=', subject[0])
    .where('subject_id', '=', subject[1])
    .select(['at', 'actor_id as by'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return refuseWritten(db, last, told)
}

/** The same where the row itself knows its last writer (an account's id) and the time. */
export async function refuseWritten(
  db: Database,
  last: { readonly by: number | null; readonly at: string | Date } | undefined,
  { named = true, reader = null }: Named = {},
): Promise<never> {
  if (!last) refuse(changedMeanwhile)
  const writer =
    named && last.by !== null
      ? await db
          .selectFrom('accounts.account_facts')
          .where('account_id', '=', last.by)
          .select(['account_name_ar', 'account_name_en'])
          .executeTakeFirst()
      : undefined
  return refuse(changedMeanwhile, {
    at: new Date(last.at).toISOString(),
    ...((named || last.by === reader) && { by: last.by }),
    ...(named && { byAr: writer?.account_name_ar ?? null, byEn: writer?.account_name_en ?? null }),
  })
}
