import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import type { ChangeKind } from '../../rules/modes.ts'

/** Undefined where a change of the certificate waits already. */
export async function add(
  db: Database,
  actor: Actor,
  change: { certificateId: number; kind: ChangeKind; reason: string; now: Date },
): Promise<number | undefined> {
  const added = await db
    .insertInto('certificates.change_request')
    .values({
      certificate_id: change.certificateId,
      kind: change.kind,
      reason: change.reason,
      asked_by: actor.userId,
      asked_by_admin: actor.actingAdminId,
      asked_at: change.now,
    })
    .onConflict((conflict) => conflict.column('certificate_id').where('state', '=', sql.lit('asked')).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export const certificateOf = async (db: Database, id: number): Promise<number | undefined> =>
  (await db.selectFrom('certificates.change_request').select('certificate_id').where('id', '=', id).executeTakeFirst())
    ?.certificate_id

/** Locked until the call ends; its certificate must be locked before. */
export const lock = (db: Database, id: number) =>
  db
    .selectFrom('certificates.change_request')
    .select(['id', 'kind', 'state', 'reason', 'asked_by', 'asked_by_admin'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** The accounts behind the asking. */
export const askersOf = (change: { asked_by: number; asked_by_admin: number | null }): number[] =>
  change.asked_by_admin === null ? [change.asked_by] : [change.asked_by, change.asked_by_admin]

export async function decide(
  db: Database,
  actor: Actor,
  id: number,
  state: 'approved' | 'rejected' | 'withdrawn',
  answer: string | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('certificates.change_request')
    .set({ state, answer, decided_by: actor.userId, decided_by_admin: actor.actingAdminId, decided_at: now })
    .where('id', '=', id)
    .execute()
}
