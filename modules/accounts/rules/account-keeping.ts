import type { Role } from '#platform/shared/access.ts'
import { mayGrant, mayManage, type Granter } from '#platform/shared/granting.ts'

/** Roles whose records somebody keeps without being able to grant them. */
const keptBy: Readonly<Partial<Record<Role, readonly Role[]>>> = { trainingcoordinator: ['trainee'] }

/**
 * Whether somebody may change the address or the state of an account, or take it away: where they could have granted
 * every right that it holds, or keep the records of people who hold nothing beyond that role. The one question, by
 * whichever page it is asked; otherwise who keeps a record would become the owner of an account with more rights.
 */
export const mayKeep = (keeper: Granter, account: Granter): boolean =>
  mayManage(keeper, account) ||
  (keptBy[keeper.role]?.includes(account.role) === true &&
    account.permissions.every((permission) => mayGrant(keeper, permission)))
