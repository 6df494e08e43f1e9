import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { signinCalls } from '../contract/calls.ts'
import { actAs, recordActingEnds, stopActing } from './calls/acting.ts'
import { changePassword, getMe } from './calls/account.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from './calls/authenticator.ts'
import { confirmEmail } from './calls/confirm-email.ts'
import { checkResetCode, forgotPassword, getPasswordToken } from './calls/forgotten-password.ts'
import { getLock, lockSession, sendUnlockCode, unlockSession } from './calls/lock.ts'
import { changeAddress } from './calls/change-address.ts'
import { endUserSessions, getUserSessions, resetUserSecondFactor } from './calls/user-sessions.ts'
import { login } from './calls/login.ts'
import { getMaintenance, saveMaintenance } from './calls/maintenance.ts'
import {
  beginPasskey,
  confirmPasskey,
  getPasskeyOptions,
  removePasskey,
  renamePasskey,
  verifyPasskey,
} from './calls/passkeys.ts'
import { providerLogin } from './calls/provider/provider-login.ts'
import { refresh } from './calls/refresh.ts'
import { resendCode } from './calls/resend-code.ts'
import { getSampleLogins } from './calls/sample.ts'
import { beginAppSetUp, beginPasskeySetUp, finishSetUp } from './calls/set-up-factor.ts'
import { getSecurity, sendProofCode, setSecondFactor } from './calls/security.ts'
import { endSession, getSessions, logout } from './calls/sessions.ts'
import { setPassword } from './calls/set-password.ts'
import { sealedAuthenticators } from './factor/authenticator.ts'
import { getSignInRules, saveSignInRules } from './calls/sign-in-rules.ts'
import { verifyOtp } from './calls/verify-otp.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'
import type { SigninParts } from './parts.ts'
import { forgetOldRates } from '#platform/server/log/rates.ts'
import { forgetOldSessions } from './store/old-sessions.ts'
import { forgetOldFailures } from './store/login-failures.ts'
import { forgetOldCodes } from './store/one-time-codes.ts'
import { forgetOldProviderLogins } from './store/provider-logins.ts'
import { forgetOldDevices } from './store/push-devices.ts'

export const signinServer = (parts: SigninParts): ModuleServer => ({
  name: 'signin',
  ownData,
  notices,
  sealed: [sealedAuthenticators],
  pageAnswers: [
    {
      page: '/pages/login/:CompetitionCode?',
      calls: {
        getSampleLogins: signinCalls.getSampleLogins,
        getIdentityProviders: signinCalls.getIdentityProviders,
      },
    },
  ],
  implemented: [
    implement(signinCalls, {
      login: login(parts),
      verifyOtp: verifyOtp(parts),
      confirmEmail: confirmEmail(parts),
      resendCode: resendCode(parts),
      refresh: refresh(parts),
      logout,
      forgotPassword: forgotPassword(parts),
      checkResetCode: checkResetCode(parts),
      getPasswordToken,
      setPassword: setPassword(parts),
      changePassword: changePassword(parts),
      getSecurity: getSecurity(parts),
      sendProofCode: sendProofCode(parts),
      setSecondFactor: setSecondFactor(parts),
      beginAuthenticator: beginAuthenticator(parts),
      confirmAuthenticator: confirmAuthenticator(parts),
      removeAuthenticator: removeAuthenticator(parts),
      renewRecoveryCodes: renewRecoveryCodes(parts),
      beginPasskey: beginPasskey(parts),
      confirmPasskey: confirmPasskey(parts),
      renamePasskey,
      removePasskey: removePasskey(parts),
      getPasskeyOptions: getPasskeyOptions(parts),
      verifyPasskey: verifyPasskey(parts),
      beginAppSetUp: beginAppSetUp(),
      beginPasskeySetUp: beginPasskeySetUp(parts),
      finishSetUp: finishSetUp(parts),
      changeAddress: changeAddress(parts),
      getLock,
      lockSession,
      sendUnlockCode: sendUnlockCode(parts),
      unlockSession: unlockSession(parts),
      getMe,
      getSessions,
      endSession,
      getSignInRules: getSignInRules(parts),
      saveSignInRules: saveSignInRules(parts),
      getMaintenance,
      saveMaintenance,
      getSampleLogins: getSampleLogins(parts),
      ...providerLogin(parts),
      resetUserSecondFactor,
      getUserSessions,
      endUserSessions,
      actAs: actAs(parts.secrets),
      stopActing,
    }),
  ],
  jobs: [
    { name: 'signin-acting-ends', cron: '*/5 * * * *', run: (work) => recordActingEnds(work) },
    {
      name: 'signin-forget-old',
      cron: '17 3 * * *',
      run: async ({ db, now }) => {
        await forgetOldFailures(db, now)
        await forgetOldSessions(db, now)
        await forgetOldDevices(db, now)
        await forgetOldCodes(db, now)
        await forgetOldProviderLogins(db, now)
        await forgetOldRates(db, now)
      },
    },
  ],
})
