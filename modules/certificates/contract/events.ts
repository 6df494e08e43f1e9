import '#platform/shared/event-kinds.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds {
    certificatePrepared: 'certificate'
    certificateIssued: 'certificate'
    certificateModeChanged: 'certificate'
    certificateRegenerated: 'certificate'
    certificateChangeAsked: 'certificate'
    certificateChangeRejected: 'certificate'
    certificateChangeWithdrawn: 'certificate'
  }
  interface AuditFields {
    mode: string
    serial: string
    version: number
  }
}
