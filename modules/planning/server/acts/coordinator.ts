import type { Database } from '#platform/server/database.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import { coordinatorChoices } from '../store/rows/coordinators.ts'

/** Whoever is to coordinate a row must be able to: an active account that plans. Nobody named is the maker. */
export async function refuseNoCoordinator(db: Database, accountId: number | null | undefined): Promise<void> {
  if (!accountId) return
  const isAble = (await coordinatorChoices(db)).some((each) => each.ID === accountId)
  if (!isAble) refuse(invalidInput, {}, [{ path: 'CoordinatorID', code: 'notAllowed' }])
}
