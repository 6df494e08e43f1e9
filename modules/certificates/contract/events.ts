import '#platform/shared/event-kinds.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds {
    certificateIssued: 'certificate'
    certificateModeChanged: 'certificate'
    certificateRegenerated: 'certificate'
  }
  interface AuditFields {
    mode: string
    serial: string
    version: number
  }
}
