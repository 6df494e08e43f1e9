import '#platform/shared/event-kinds.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds {
    questionAdded: 'question'
    questionChanged: 'question'
    questionActivated: 'question'
    questionDeactivated: 'question'
    questionDeleted: 'question'
    questionsImported: 'questionImport'
    examAdded: 'exam'
    examChanged: 'exam'
    examDeleted: 'exam'
    examCopied: 'exam'
    examReady: 'exam'
    examBackToDraft: 'exam'
    examPublished: 'exam'
    examPublishCancelled: 'exam'
    examOpened: 'exam'
    examClosed: 'exam'
    examClosedEarly: 'exam'
    examMarking: 'exam'
    examResultsInitial: 'exam'
    examResultsFinal: 'exam'
    examArchived: 'exam'
    examTimeGranted: 'exam'
    examStarted: 'attempt'
    examSubmitted: 'attempt'
    examClosedByViolation: 'attempt'
    examViolationUpheld: 'attempt'
    examViolationLifted: 'attempt'
    examAttemptVoided: 'attempt'
    examDeviceMoved: 'attempt'
    examMarked: 'attempt'
    examMarkChanged: 'attempt'
    examMarkChangeAsked: 'attempt'
    examMarkChangeRejected: 'attempt'
    examMarkChangeWithdrawn: 'attempt'
    examAnswersArchived: 'attempt'
    examRepeatResult: 'attempt'
    examRepeatRequested: 'repeatExam'
    examRepeatInvoiced: 'repeatExam'
    examRepeatProofUploaded: 'repeatExam'
    examRepeatPaid: 'repeatExam'
    examRepeatProofRejected: 'repeatExam'
    examRepeatGranted: 'repeatExam'
    examRepeatRejected: 'repeatExam'
  }
  interface AuditKinds {
    answerMarkChanged: 'attempt'
  }
  interface AuditFields {
    comment: string
    paperState: string
    score: number
    grade: string
    extraPercent: number
    pauseMinutes: number
  }
}
