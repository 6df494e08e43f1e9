import '#platform/shared/event-kinds.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds {
    attendanceMarked: 'classSession'
    attendanceUnmarked: 'classSession'
    attendanceAtRisk: 'registration'
  }
  interface AuditKinds {
    attendanceCorrected: 'registration'
  }
  interface AuditFields {
    attendance: string
    minutes: number
  }
}
