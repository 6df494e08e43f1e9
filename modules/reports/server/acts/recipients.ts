import { accountFacts } from '#modules/accounts/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Permission, Right, Role } from '#platform/shared/access.ts'
import type { ReportListKey } from '../../rules/list-keys.ts'
import { authorOfReport, sharesOf } from '../store/saved-reports.ts'
import { mayOpenList } from './asking.ts'

/** Of these accounts those that may see the report now: active, its list open to them, and theirs or shared with them. */
export async function mayGet(
  db: Database,
  reportId: number,
  list: ReportListKey,
  accountIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const authorId = await authorOfReport(db, reportId)
  const { rights, people } = await sharesOf(db, reportId)
  const able = (await accountFacts(db, accountIds)).filter(({ account_id: id, role, permissions, account_state }) => {
    const holder = { role: role as Role, permissions: permissions as Permission[] }
    const held: readonly Right[] = [holder.role, ...holder.permissions]
    const isShared =
      id === authorId || people.some(({ ID }) => ID === id) || rights.some((right) => held.includes(right))
    return account_state === 'active' && isShared && mayOpenList(holder, list)
  })
  return new Set(able.map(({ account_id }) => account_id))
}
