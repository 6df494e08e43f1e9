import '#platform/shared/event-kinds.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds {
    traineeAdded: 'trainee'
    traineeChanged: 'trainee'
    nameChangeAsked: 'trainee'
    nameChangeAccepted: 'trainee'
    nameChangeRejected: 'trainee'
    nameChangeWithdrawn: 'trainee'
    traineeActivated: 'trainee'
    traineeDeactivated: 'trainee'
    traineeDeleted: 'trainee'
    traineeRegistered: 'trainee'
    traineeCompleted: 'trainee'
    lightTraineeRegistered: 'trainee'
    passportOpened: 'trainee'
    passportScanOpened: 'trainee'
    instructorAdded: 'instructor'
    instructorChanged: 'instructor'
    instructorActivated: 'instructor'
    instructorDeactivated: 'instructor'
    instructorDeleted: 'instructor'
    instructorRegistered: 'instructor'
    instructorRegisteredAgain: 'instructor'
    instructorApproved: 'instructor'
    instructorAskedForMore: 'instructor'
    instructorTurnedDown: 'instructor'
    instructorTakenUpAgain: 'instructor'
    organizationAdded: 'organization'
    organizationChanged: 'organization'
    organizationActivated: 'organization'
    organizationDeactivated: 'organization'
    organizationDeleted: 'organization'
    organizationRegistered: 'organization'
    organizationRegisteredAgain: 'organization'
    organizationApproved: 'organization'
    organizationAskedForMore: 'organization'
    organizationTurnedDown: 'organization'
    organizationTakenUpAgain: 'organization'
    rosterRead: 'rosterImport'
    rosterCommitted: 'rosterImport'
    rosterDropped: 'rosterImport'
  }
  interface AuditKinds {
    traineeInvited: 'trainee'
    identityFilesDropped: 'trainee'
  }
  interface AuditFields {
    organizationId: number
    passportNumber: string
    /** A fee a day of an instructor. */
    dailyFee: { readonly Minor: number; readonly Currency: string }
    /** Of an instructor: may mark exams, may assess practicals. */
    examiner: boolean
    practicalAssessor: boolean
    /** An organization may pay later. */
    credit: boolean
  }
}
