import { acts, follows, through } from '#platform/shared/record/act.ts'
import { changePassword } from './account.ts'
import { actAs, stopActing } from './acting.ts'
import { confirmEmail, verifyOtp } from './code.ts'
import { setPassword } from './forgotten-password.ts'
import { confirmPasskey, removePasskey } from './passkey.ts'
import { finishProviderLogin } from './provider-login.ts'
import * as security from './security.ts'
import { endSession, login, logout } from './session.ts'
import { endUserSessions, resetUserSecondFactor } from './user-sessions.ts'

/** What signing in does with an account. */
export const signinActs = acts('signin', 'account', {
  changePassword: { call: changePassword },
  setPassword: { call: setPassword },
  actAs: { call: actAs, asks: 'reason' },
  /** Also by its hour, and with the session of the administrator. */
  stopActing: { call: stopActing },
  resetUserSecondFactor: { call: resetUserSecondFactor, asks: 'confirmation' },
  endUserSessions: { call: endUserSessions, asks: 'confirmation' },
  signInByProvider: through(finishProviderLogin),
  /** A provider's subject stands for this account from now on. */
  linkProvider: through(finishProviderLogin),
})

/** Of these nobody is told by a notice: what is weighty has a letter of its own, which nobody can switch off. */
export const quietActs = acts('signin', 'account', {
  signIn: through(login),
  refuseSignIn: follows,
  logout: { call: logout },
  endSession: { call: endSession },
  /** Its key was used twice. */
  endCopiedSession: follows,
  confirmEmail: { call: confirmEmail },
  takeInvitation: through(setPassword),
  setSecondFactor: { call: security.setSecondFactor },
  confirmAuthenticator: { call: security.confirmAuthenticator },
  removeAuthenticator: { call: security.removeAuthenticator, asks: 'confirmation', grave: true },
  renewRecoveryCodes: { call: security.renewRecoveryCodes, asks: 'confirmation' },
  useRecoveryCode: through(verifyOtp),
  confirmPasskey: { call: confirmPasskey },
  removePasskey: { call: removePasskey, asks: 'confirmation', grave: true },
})
