import '#platform/shared/event-kinds.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds {
    accountCreated: 'account'
    passwordChanged: 'account'
    accountChanged: 'account'
    accountRightsChanged: 'account'
    accountActivated: 'account'
    accountDeactivated: 'account'
    accountDeleted: 'account'
    accountSessionsEnded: 'account'
    invitationResent: 'account'
    secondFactorReset: 'account'
    actingStarted: 'account'
    actingEnded: 'account'
    /** Data: `provider`. */
    signedInByProvider: 'account'
    /** A provider's subject stands for this account from now on. Data: `provider`. */
    providerLinked: 'account'
    erasureAsked: 'erasure'
    erasureWithdrawn: 'erasure'
    /** Data: `accountId`, `reason`. */
    erasureRefused: 'erasure'
    /** Data: `accountId`. */
    erasureDone: 'erasure'
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
    photoChanged: 'account'
    photoRemoved: 'account'
    authenticatorAdded: 'account'
    authenticatorRemoved: 'account'
    recoveryCodesRenewed: 'account'
    recoveryCodeUsed: 'account'
    ownDataDownloaded: 'account'
    passkeyAdded: 'account'
    passkeyRemoved: 'account'
    addressChangeAsked: 'account'
    addressChangeGivenUp: 'account'
    addressChanged: 'account'
    addressChangeUndone: 'account'
  }
  interface AuditFields {
    role: string
    permissions: readonly string[]
    /** Of an account. */
    accountState: string
  }
}
