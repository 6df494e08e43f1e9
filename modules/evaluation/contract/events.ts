import '#platform/shared/event-kinds.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds {
    degreesGiven: 'courseClass'
    finalResultPublished: 'registration'
    finalResultChanged: 'registration'
    resultChangeAsked: 'courseClass'
    resultChangeApproved: 'courseClass'
    resultChangeRejected: 'courseClass'
    resultChangeWithdrawn: 'courseClass'
  }
  interface AuditKinds {
    degreeChanged: 'registration'
  }
  interface AuditFields {
    degree: number
    percent: number
    passed: boolean
  }
}
