import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const en: Words<typeof ar> = {
  acts: {
    changePassword: { do: terms.changePassword, done: 'The password was changed.', past: 'Password changed' },
    setPassword: { do: terms.saveAndLogIn, past: 'New password set' },
    actAs: {
      do: 'Act as this person',
      ask: 'You see the application as {{name}} does, for an hour at most. All that you do is kept under both names; you cannot change the password, sit an exam or grant permissions.',
      past: 'Administrator began to act as somebody',
      line: 'An administrator began to act as this person',
    },
    stopActing: {
      do: 'Stop acting',
      past: 'Administrator stopped acting as somebody',
      line: 'Acting as this person ended',
    },
    resetUserSecondFactor: {
      do: 'Reset second factor',
      ask: 'The authenticator app, the passkeys and the recovery codes of {{name}} are removed, and the second step is set up anew at the next log-in. First make sure that the owner of the account is asking.',
      done: 'The second factor was reset.',
      past: 'Second factor reset',
    },
    endUserSessions: {
      do: 'End all sessions',
      ask: '{{name}} is logged out of every browser, and can log in again.',
      done: 'The sessions were ended.',
      past: 'Sessions of an account ended',
      line: 'Sessions ended',
    },
    signInByProvider: { past: 'Signed in through an identity provider' },
    linkProvider: { past: 'Account linked to an identity provider' },
    signIn: { past: 'Signed in' },
    refuseSignIn: { past: 'Sign-in failed' },
    logout: { do: terms.logOut, past: 'Signed out' },
    endSession: { do: 'End session', done: 'The session was ended.', past: 'Session ended' },
    endCopiedSession: { past: 'Session ended: its key was used twice' },
    confirmEmail: { do: terms.checkTheCode, past: 'E-mail address proved' },
    takeInvitation: { past: 'Invitation taken, first password set' },
    setSecondFactor: { do: terms.codeAtEachLogIn, past: 'Second factor changed' },
    confirmAuthenticator: { do: 'Add an app', past: 'Authenticator app added' },
    removeAuthenticator: {
      do: 'Remove the app',
      ask: 'Logging in will ask for no code of the app. The recovery codes end, unless you have a passkey.',
      done: 'The authenticator app was removed.',
      past: 'Authenticator app removed',
    },
    renewRecoveryCodes: {
      do: 'New codes',
      ask: 'All former codes end, and ten new ones are shown, once.',
      past: 'Recovery codes renewed',
    },
    useRecoveryCode: { past: 'Recovery code used' },
    confirmPasskey: { do: 'Add a passkey', done: 'The passkey was added.', past: 'Passkey added' },
    removePasskey: {
      do: 'Remove',
      ask: 'The passkey “{{name}}” will no longer open your account. Delete it on your device too.',
      done: 'The passkey was removed.',
      past: 'Passkey removed',
    },
  },
}
