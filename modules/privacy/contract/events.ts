import '#platform/shared/event-kinds.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds {
    erasureAsked: 'erasure'
    erasureWithdrawn: 'erasure'
    /** Data: `accountId`, `reason`. */
    erasureRefused: 'erasure'
    /** Data: `accountId`. */
    erasureDone: 'erasure'
  }
  interface AuditKinds {
    ownDataDownloaded: 'account'
  }
}
