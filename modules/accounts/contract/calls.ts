import { actAs, stopActing } from '#modules/signin/contract/acting.ts'
import { giveUpUserAddress, resendUserAddress } from './address.ts'
import { getActions, getOpened } from './opened.ts'
import {
  deleteUser,
  endUserSessions,
  getUserSessions,
  resendInvitation,
  resetUserSecondFactor,
  setUserActive,
} from './user-steps.ts'
import { addUser, getUser, searchUsers, updateUser } from './users.ts'

/** The page of users, and acting as one of them. */
export const userCalls = {
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
  getActions,
  getOpened,
  actAs,
  stopActing,
}
