import { implement } from '#platform/server/handler.ts'
import type { AllModules, ModuleServer } from '#platform/server/module.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { accountsCalls } from '../contract/calls.ts'
import { giveUpAddress, giveUpUserAddress, resendAddress, resendUserAddress } from './calls/address.ts'
import { confirmAddress, getAddressLink, undoAddress } from './calls/address-links.ts'
import { getGranters } from './calls/granters.ts'
import { getActions, getOpened } from './calls/opened.ts'
import { setGender } from './calls/own-gender.ts'
import { setPhoto } from './calls/photo.ts'
import { getOpenWork, getUser, searchUsers } from './calls/read-users.ts'
import { createFirstAdmin, getSetupState } from './calls/set-up.ts'
import { saveSettings } from './calls/settings.ts'
import { deleteUser, resendInvitation, setUserActive } from './calls/user-steps.ts'
import { addUser, updateUser } from './calls/write-user.ts'
import { figures } from './figures.ts'
import { firstSteps } from './first-steps.ts'
import { notices } from './notices.ts'
import { concerning } from './store/concerning.ts'
import { ownData } from './own-data.ts'
import type { SignIns } from './sign-ins.ts'
import { forgetOldAddresses } from './store/address-changes.ts'
import { uploads } from './uploads.ts'

interface AccountsParts {
  readonly secrets: Secrets
  /** What a change of an account ends. */
  readonly signIns: SignIns
  /** All modules of the server, this one too: what a right opens is read off their calls. */
  readonly modules: AllModules
}

export const accountsServer = ({ secrets, signIns, modules }: AccountsParts): ModuleServer => ({
  name: 'accounts',
  figures,
  firstSteps,
  ownData,
  concerning,
  notices,
  implemented: [
    implement(accountsCalls, {
      saveSettings,
      setPhoto,
      setGender,
      giveUpAddress,
      resendAddress,
      getAddressLink,
      confirmAddress: confirmAddress(modules, signIns),
      undoAddress: undoAddress(modules, signIns),
      getGranters,
      getSetupState,
      createFirstAdmin: createFirstAdmin(secrets),
      searchUsers,
      getUser,
      addUser,
      updateUser: updateUser(signIns),
      setUserActive: setUserActive(signIns),
      deleteUser: deleteUser(signIns),
      resendInvitation,
      giveUpUserAddress,
      resendUserAddress,
      getActions: getActions(modules),
      getOpened: getOpened(modules),
      getOpenWork,
    }),
  ],
  uploads,
  jobs: [{ name: 'accounts-forget-old', cron: '17 3 * * *', run: ({ db, now }) => forgetOldAddresses(db, now) }],
})
