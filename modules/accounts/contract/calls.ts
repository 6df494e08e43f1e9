import {
  confirmAddress,
  getAddressLink,
  giveUpAddress,
  giveUpUserAddress,
  resendAddress,
  resendUserAddress,
  undoAddress,
} from './address.ts'
import { getGranters } from './granters.ts'
import { getActions, getOpened } from './opened.ts'
import { setPhoto } from './photo.ts'
import { createFirstAdmin, getSetupState } from './set-up.ts'
import { saveSettings } from './settings.ts'
import { deleteUser, resendInvitation, setUserActive } from './user-steps.ts'
import { addUser, getUser, searchUsers, updateUser } from './users.ts'

export const accountsCalls = {
  saveSettings,
  setPhoto,
  giveUpAddress,
  resendAddress,
  getAddressLink,
  confirmAddress,
  undoAddress,
  getGranters,
  getSetupState,
  createFirstAdmin,
  searchUsers,
  getUser,
  addUser,
  updateUser,
  setUserActive,
  deleteUser,
  resendInvitation,
  giveUpUserAddress,
  resendUserAddress,
  getActions,
  getOpened,
}
