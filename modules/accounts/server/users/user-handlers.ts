import type { Handlers } from '#platform/server/handler.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { userCalls } from '../../contract/calls.ts'
import { actAs, stopActing } from '#modules/signin/server/calls/acting.ts'
import { giveUpUserAddress, resendUserAddress } from '../calls/address.ts'
import { getActions, getOpened, type AllModules } from '../calls/opened.ts'
import { getUser, searchUsers } from '../calls/read-users.ts'
import {
  deleteUser,
  endUserSessions,
  getUserSessions,
  resendInvitation,
  resetUserSecondFactor,
  setUserActive,
} from '../calls/user-steps.ts'
import { addUser, updateUser } from '../calls/write-user.ts'

/** Who keeps accounts, and who acts as somebody. */
export const userHandlers = (secrets: Secrets, modules: AllModules): Handlers<typeof userCalls> => ({
  searchUsers,
  getUser,
  addUser,
  updateUser,
  setUserActive,
  deleteUser,
  resendInvitation,
  resetUserSecondFactor,
  getUserSessions,
  endUserSessions,
  giveUpUserAddress,
  resendUserAddress,
  getActions: getActions(modules),
  getOpened: getOpened(modules),
  actAs: actAs(secrets),
  stopActing,
})
