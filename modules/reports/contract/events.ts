import '#platform/shared/event-kinds.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds {
    reportTicketIssued: 'account'
  }
  interface AuditKinds {
    reportDownloaded: 'account'
  }
}
