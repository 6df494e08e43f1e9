import { sql } from 'kysely'
import type { Merging } from '#platform/server/content/merging.ts'
import type { Database } from '#platform/server/database.ts'
import { systemDoing } from './acts/doing.ts'
import { move } from './acts/move.ts'
import { heldCard } from './store/locked.ts'

const open = sql`('requested', 'pendingReview', 'approved', 'paymentStage', 'proofUploaded', 'proofRejected', 'confirmed')`

const nowOf = async (db: Database): Promise<Date> =>
  new Date((await sql<{ now: string }>`select now() as now`.execute(db)).rows[0]!.now)

/** Nobody holds two: of two cards in force that of the record that goes is replaced by the other. */
async function replaceSecond(db: Database, { kept, gone }: { kept: number; gone: number }): Promise<void> {
  const [first, second] = [await heldCard(db, kept), await heldCard(db, gone)]
  if (first && second) await move(await systemDoing(db, await nowOf(db)), second, 'replace')
}

export const merging: Merging = {
  counted: { 'membership.card': 'membershipCards' },
  blocks: ({ kept, gone }) => sql`
    select 'bothApply' as kind, t.trainee_code as code from membership.card g
    join people.trainee_facts t on t.trainee_id = g.trainee_id
    where g.trainee_id = ${gone} and g.state in ${open} and exists (
      select from membership.card k where k.trainee_id = ${kept} and k.state in ${open})`,
  move: replaceSecond,
}
