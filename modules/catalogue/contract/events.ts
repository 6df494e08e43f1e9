import '#platform/shared/event-kinds.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds {
    courseAdded: 'course'
    courseChanged: 'course'
    coursePublished: 'course'
    courseUnpublished: 'course'
    courseDeleted: 'course'
  }
  interface AuditFields {
    passPercent: number
    attendancePercent: number
    fee: { readonly Minor: number; readonly Currency: string }
  }
}
