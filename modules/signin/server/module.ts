import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { identityCalls } from '../contract/calls.ts'
import { userCalls } from '#modules/accounts/contract/calls.ts'
import { recordActingEnds } from './calls/acting.ts'
import type { AllModules } from '#modules/accounts/server/calls/opened.ts'
import { changePassword, getMe, saveSettings } from './calls/account.ts'
import { changeAddress, giveUpAddress, resendAddress } from '#modules/accounts/server/calls/address.ts'
import { confirmAddress, getAddressLink, undoAddress } from '#modules/accounts/server/calls/address-links.ts'
import { getGranters } from '#modules/accounts/server/calls/granters.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from './calls/authenticator.ts'
import { confirmEmail } from './calls/confirm-email.ts'
import { checkResetCode, forgotPassword, getPasswordToken } from './calls/forgotten-password.ts'
import { getLock, lockSession, sendUnlockCode, unlockSession } from './calls/lock.ts'
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
import { setPhoto } from '#modules/accounts/server/calls/photo.ts'
import { providerLogin } from './calls/provider/provider-login.ts'
import { refresh } from './calls/refresh.ts'
import { resendCode } from './calls/resend-code.ts'
import { getSampleLogins } from './calls/sample.ts'
import { beginAppSetUp, beginPasskeySetUp, finishSetUp } from './calls/set-up-factor.ts'
import { getSecurity, sendProofCode, setSecondFactor } from './calls/security.ts'
import { endSession, getSessions, logout } from './calls/sessions.ts'
import { setPassword } from './calls/set-password.ts'
import { createFirstAdmin, getSetupState } from '#modules/accounts/server/calls/set-up.ts'
import { userHandlers } from '#modules/accounts/server/users/user-handlers.ts'
import { ownDataCalls } from '#modules/privacy/contract/calls.ts'
import { sealedAuthenticators } from './factor/authenticator.ts'
import { accountData } from '#modules/accounts/server/own-data.ts'
import { ownDataHandlers } from '#modules/privacy/server/handlers.ts'
import { getSignInRules, saveSignInRules } from './calls/sign-in-rules.ts'
import { verifyOtp } from './calls/verify-otp.ts'
import type { IdentityParts } from './parts.ts'
import { uploads } from '#modules/accounts/server/uploads.ts'
import { forgetOldRates } from '#platform/server/rates.ts'
import { forgetOldAddresses } from '#modules/accounts/server/store/address-changes.ts'
import { forgetOldSessions } from './store/old-sessions.ts'
import { forgetOldFailures } from './store/login-failures.ts'
import { forgetOldCodes } from './store/one-time-codes.ts'
import { forgetOldProviderLogins } from './store/provider-logins.ts'

export type { IdentityParts }

/** `modules` answers all modules of the server, this one too: what a right opens is read off their calls. */
export const identityServer = (parts: IdentityParts, modules: AllModules = () => []): ModuleServer => ({
  name: 'identity',
  ownData: accountData,
  sealed: [sealedAuthenticators],
  pageAnswers: [
    {
      page: '/pages/login/:CompetitionCode?',
      calls: {
        getSampleLogins: identityCalls.getSampleLogins,
        getIdentityProviders: identityCalls.getIdentityProviders,
      },
    },
  ],
  implemented: [
    implement(identityCalls, {
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
      giveUpAddress,
      resendAddress,
      getAddressLink,
      confirmAddress: confirmAddress(modules),
      undoAddress: undoAddress(modules),
      getLock,
      lockSession,
      sendUnlockCode: sendUnlockCode(parts),
      unlockSession: unlockSession(parts),
      getMe,
      saveSettings,
      setPhoto,
      getSessions,
      endSession,
      getSignInRules: getSignInRules(parts),
      saveSignInRules: saveSignInRules(parts),
      getMaintenance,
      saveMaintenance,
      getSetupState,
      createFirstAdmin: createFirstAdmin(parts.secrets),
      getSampleLogins: getSampleLogins(parts),
      getGranters,
      ...providerLogin(parts),
    }),
    implement(userCalls, userHandlers(parts.secrets, modules)),
    implement(ownDataCalls, ownDataHandlers(modules)),
  ],
  uploads,
  jobs: [
    { name: 'identity-acting-ends', cron: '*/5 * * * *', run: (work) => recordActingEnds(work) },
    {
      name: 'identity-forget-old',
      cron: '17 3 * * *',
      run: async ({ db, now }) => {
        await forgetOldFailures(db, now)
        await forgetOldSessions(db, now)
        await forgetOldCodes(db, now)
        await forgetOldProviderLogins(db, now)
        await forgetOldAddresses(db, now)
        await forgetOldRates(db, now)
      },
    },
  ],
})
