import { refuseChanged } from '#modules/accounts/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { lockedRow, type LockedRow } from '../store/plan-row-changes.ts'
import { planRow } from '../store/plan-rows.ts'
import { reachesPlanRow } from '../store/reach.ts'

/** The row, locked until the transaction ends. An unknown id is `notFound`, another version `changedMeanwhile`. */
export async function lockRow(db: Database, id: number, version?: number): Promise<LockedRow> {
  const row = (await lockedRow(db, id)) ?? refuse(notFound)
  if (version !== undefined && row.version !== version) return refuseChanged(db, ['planRow', id])
  return row
}

/** The same of a row that the actor reaches, else `notFound`. */
export const lockReached = async (db: Database, actor: Actor, id: number): Promise<LockedRow> =>
  (await lockedRow(db, id, reachesPlanRow(actor))) ?? refuse(notFound)

/** The row as replies say it. One that the actor does not reach is `notFound`. */
export const findPlanRow = async (db: Database, actor: Actor, id: number) =>
  (await planRow(db, actor, id)) ?? refuse(notFound)
