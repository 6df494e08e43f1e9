import { changePassword, getMe } from './account.ts'
import { actAs, stopActing } from './acting.ts'
import { changeAddress } from './change-address.ts'
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
import { getSignInRules, saveSignInRules } from './sign-in-rules.ts'
import { endUserSessions, getUserSessions, resetUserSecondFactor } from './user-sessions.ts'

export const signinCalls = {
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
  getLock,
  lockSession,
  sendUnlockCode,
  unlockSession,
  getMe,
  getSessions,
  endSession,
  getSignInRules,
  saveSignInRules,
  getMaintenance,
  saveMaintenance,
  getSampleLogins,
  getIdentityProviders,
  beginProviderLogin,
  finishProviderLogin,
  resetUserSecondFactor,
  getUserSessions,
  endUserSessions,
  actAs,
  stopActing,
}
