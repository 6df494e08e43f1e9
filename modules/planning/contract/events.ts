import '#platform/shared/event-kinds.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds {
    planRowAdded: 'planRow'
    planRowChanged: 'planRow'
    planRowDeleted: 'planRow'
    planRowProposed: 'planRow'
    planRowWithdrawn: 'planRow'
    planRowApproved: 'planRow'
    planRowSentBack: 'planRow'
    planRowPublished: 'planRow'
    planRowUnpublished: 'planRow'
    planRowWaived: 'planRow'
    planRowConfirmed: 'planRow'
    planRowExecuted: 'planRow'
    planRowPostponed: 'planRow'
    planRowCancelled: 'planRow'
    planInstructorAsked: 'planRow'
    planInstructorReleased: 'planRow'
    planInstructorAccepted: 'planRow'
    planInstructorRejected: 'planRow'
    planInstructorReminded: 'planRow'
    planInstructorSilent: 'planRow'
    roomAdded: 'room'
    roomChanged: 'room'
    roomDeleted: 'room'
    holidayAdded: 'holiday'
    holidayChanged: 'holiday'
    holidayDeleted: 'holiday'
  }
  interface AuditFields {
    seats: number
    courseId: number
    dayPrice: { readonly Minor: number; readonly Currency: string }
  }
}
