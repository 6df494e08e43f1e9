import '#platform/shared/event-kinds.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds {
    passwordChanged: 'account'
    accountSessionsEnded: 'account'
    secondFactorReset: 'account'
    actingStarted: 'account'
    actingEnded: 'account'
    /** Data: `provider`. */
    signedInByProvider: 'account'
    /** A provider's subject stands for this account from now on. Data: `provider`. */
    providerLinked: 'account'
  }
  interface AuditKinds {
    signedIn: 'account'
    signInFailed: 'account'
    signedOut: 'account'
    sessionEnded: 'account'
    sessionReplayed: 'account'
    emailProved: 'account'
    invitationTaken: 'account'
    secondFactorChanged: 'account'
    authenticatorAdded: 'account'
    authenticatorRemoved: 'account'
    recoveryCodesRenewed: 'account'
    recoveryCodeUsed: 'account'
    passkeyAdded: 'account'
    passkeyRemoved: 'account'
  }
}
