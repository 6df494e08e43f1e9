import { acts, follows, through } from '#platform/shared/record/act.ts'
import * as address from './address.ts'
import { setGender } from './own-gender.ts'
import { setPhoto } from './photo.ts'
import { createFirstAdmin } from './set-up.ts'
import * as steps from './user-steps.ts'
import * as users from './users.ts'

const asked = { asks: 'confirmation' } as const

/** What is done to accounts, in the order in which its buttons stand. Who may is decided by `rules/account-actions.ts`. */
export const userActs = acts('accounts', 'account', {
  createFirstAdmin: { call: createFirstAdmin },
  addUser: { call: users.addUser },
  updateUser: { call: users.updateUser, next: true },
  /** Another role or other permissions, where an account is changed. */
  changeRights: through(users.updateUser),
  resendInvitation: { call: steps.resendInvitation, ...asked },
  activateUser: { ...through(steps.setUserActive, { IsActive: true }), ...asked },
  deactivateUser: { ...through(steps.setUserActive, { IsActive: false }), ...asked },
  deleteUser: { call: steps.deleteUser, ...asked, grave: true },
})

/** What nobody is told of by a notice: a new address has letters of its own. */
export const ownAccountActs = acts('accounts', 'account', {
  /** From the own page, or where somebody's record is changed. */
  askForAddress: follows,
  giveUpAddress: { call: address.giveUpAddress },
  giveUpUserAddress: { call: address.giveUpUserAddress },
  confirmAddress: { call: address.confirmAddress },
  undoAddress: { call: address.undoAddress },
  changePhoto: through(setPhoto),
  removePhoto: through(setPhoto, { FileID: null }),
  changeGender: through(setGender),
})
