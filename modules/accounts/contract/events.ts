import '#platform/shared/event-kinds.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds {
    accountCreated: 'account'
    accountChanged: 'account'
    accountRightsChanged: 'account'
    accountActivated: 'account'
    accountDeactivated: 'account'
    accountDeleted: 'account'
    invitationResent: 'account'
  }
  interface AuditKinds {
    photoChanged: 'account'
    photoRemoved: 'account'
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
