import {
  changeAddress,
  confirmAddress,
  getAddressLink,
  giveUpAddress,
  resendAddress,
  undoAddress,
} from '#modules/accounts/contract/address.ts'
import { changePassword, createFirstAdmin, getMe, getSetupState } from './account.ts'
import { getGranters } from '#modules/accounts/contract/granters.ts'
import { confirmEmail, resendCode, verifyOtp } from './code.ts'
import { checkResetCode, forgotPassword, getPasswordToken, setPassword } from './forgotten-password.ts'
import { getLock, lockSession, sendUnlockCode, unlockSession } from './lock.ts'
import { getMaintenance, saveMaintenance } from './maintenance.ts'
import {
  beginAppSetUp,
  beginPasskey,
  beginPasskeySetUp,
  confirmPasskey,
  finishSetUp,
  getPasskeyOptions,
  removePasskey,
  renamePasskey,
  verifyPasskey,
} from './passkey.ts'
import { setPhoto } from '#modules/accounts/contract/photo.ts'
import { beginProviderLogin, finishProviderLogin, getIdentityProviders } from './provider-login.ts'
import { getSampleLogins } from './sample.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  getSecurity,
  removeAuthenticator,
  renewRecoveryCodes,
  sendProofCode,
  setSecondFactor,
} from './security.ts'
import { endSession, getSessions, login, logout, refresh } from './session.ts'
import { saveSettings } from '#modules/accounts/contract/settings.ts'
import { getSignInRules, saveSignInRules } from './sign-in-rules.ts'

export const identityCalls = {
  login,
  verifyOtp,
  confirmEmail,
  resendCode,
  refresh,
  logout,
  forgotPassword,
  checkResetCode,
  getPasswordToken,
  setPassword,
  changePassword,
  getSecurity,
  sendProofCode,
  setSecondFactor,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  beginPasskey,
  confirmPasskey,
  renamePasskey,
  removePasskey,
  getPasskeyOptions,
  verifyPasskey,
  beginAppSetUp,
  beginPasskeySetUp,
  finishSetUp,
  changeAddress,
  giveUpAddress,
  resendAddress,
  getAddressLink,
  confirmAddress,
  undoAddress,
  getLock,
  lockSession,
  sendUnlockCode,
  unlockSession,
  getMe,
  saveSettings,
  setPhoto,
  getSessions,
  endSession,
  getSignInRules,
  saveSignInRules,
  getMaintenance,
  saveMaintenance,
  getSetupState,
  createFirstAdmin,
  getSampleLogins,
  getGranters,
  getIdentityProviders,
  beginProviderLogin,
  finishProviderLogin,
}
