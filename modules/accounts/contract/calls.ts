import { callsOf } from '#platform/shared/record/act.ts'
import { ownAccountActs, userActs } from './acts.ts'
import { getAddressLink, resendAddress, resendUserAddress } from './address.ts'
import { getGranters } from './granters.ts'
import { getActions, getOpened } from './opened.ts'
import { getOpenWork } from './open-work.ts'
import { setGender } from './own-gender.ts'
import { setPhoto } from './photo.ts'
import { getSetupState } from './set-up.ts'
import { saveSettings } from './settings.ts'
import { setUserActive } from './user-steps.ts'
import { getUser, searchUsers } from './users.ts'

export const accountsCalls = {
  saveSettings,
  setPhoto,
  setGender,
  resendAddress,
  getAddressLink,
  getGranters,
  getSetupState,
  searchUsers,
  getUser,
  ...callsOf(userActs),
  ...callsOf(ownAccountActs),
  setUserActive,
  resendUserAddress,
  getActions,
  getOpened,
  getOpenWork,
}
