import '#platform/shared/event-kinds.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds {
    notificationSent: 'courseClass'
  }
  interface AuditKinds {
    /** Data: `topic`. */
    mailSwitchedOn: 'account'
    mailSwitchedOff: 'account'
  }
}
