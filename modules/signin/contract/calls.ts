import { callsOf } from '#platform/shared/record/act.ts'
import { getMe } from './account.ts'
import { quietActs, signinActs } from './acts.ts'
import { changeAddress } from './change-address.ts'
import { resendCode, verifyOtp } from './code.ts'
import { checkResetCode, forgotPassword, getPasswordToken } from './forgotten-password.ts'
import { getLock, lockSession, sendUnlockCode, unlockSession } from './lock.ts'
import { getMaintenance, saveMaintenance } from './maintenance.ts'
import {
  beginAppSetUp,
  beginPasskey,
  beginPasskeySetUp,
  finishSetUp,
  getPasskeyOptions,
  renamePasskey,
  verifyPasskey,
} from './passkey.ts'
import { beginProviderLogin, finishProviderLogin, getIdentityProviders } from './provider-login.ts'
import { getSampleLogins } from './sample.ts'
import { beginAuthenticator, getSecurity, sendProofCode } from './security.ts'
import { getSessions, login, refresh } from './session.ts'
import { getSignInRules, saveSignInRules } from './sign-in-rules.ts'
import { getUserSessions } from './user-sessions.ts'

export const signinCalls = {
  login,
  verifyOtp,
  resendCode,
  refresh,
  forgotPassword,
  checkResetCode,
  getPasswordToken,
  getSecurity,
  sendProofCode,
  beginAuthenticator,
  beginPasskey,
  renamePasskey,
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
  getSignInRules,
  saveSignInRules,
  getMaintenance,
  saveMaintenance,
  getSampleLogins,
  getIdentityProviders,
  beginProviderLogin,
  finishProviderLogin,
  getUserSessions,
  ...callsOf(signinActs),
  ...callsOf(quietActs),
}
