import { anyPaperWaits, latePaperWaits } from '../store/papers.ts'
import { numberIn, textIn } from '#platform/server/notices/happened.ts'
import { nobody, tell, type Condition, type Notices } from './notice.ts'
import * as pages from './pages.ts'

const somethingWaits: Condition = {
  says: 'a paper waits',
  holds: (db, event) => anyPaperWaits(db, numberIn(event, 'examId')),
}
/** While an exam is open papers come in by the dozen: their markers hear of them together, when it closes. */
const lateAndWaits: Condition = {
  says: 'a repeat with text answers',
  holds: (db, event) => latePaperWaits(db, event.subjectId),
}
const byClock: Condition = { says: 'its time ran out', holds: (_, event) => textIn(event, 'by') === 'clock' }

export const examNotices = {
  questionAdded: nobody,
  questionChanged: nobody,
  questionActivated: nobody,
  questionDeactivated: nobody,
  questionDeleted: nobody,
  questionsImported: nobody,

  examAdded: nobody,
  examChanged: nobody,
  examDeleted: nobody,
  examCopied: nobody,
  examReady: nobody,
  examBackToDraft: nobody,
  examPublished: [tell('enrolled', 'newExam', pages.examSitting)],
  examPublishCancelled: [tell('enrolled', 'examWithdrawn', pages.exams)],
  examOpened: [tell('enrolled', 'examOpened', pages.examSitting)],
  examClosed: nobody,
  examClosedEarly: [tell('enrolled', 'examClosedEarly', pages.exams)],
  examMarking: [tell('markers', 'papersToMark', pages.examPapers, { only: somethingWaits })],
  examResultsInitial: [tell('enrolled', 'examResultInitial', pages.examResults)],
  examResultsFinal: [tell('enrolled', 'examResult', pages.examResults)],
  examArchived: nobody,

  examStarted: nobody,
  examSubmitted: [
    tell('trainee', 'paperHandedIn', pages.exams, { only: byClock }),
    tell('markers', 'paperToMark', pages.examPapers, { only: lateAndWaits }),
  ],
  examClosedByViolation: [
    tell('trainee', 'examClosedByViolation', pages.exams, { tellsActor: true }),
    tell('markers', 'violationToReview', pages.examPapers),
  ],
  examViolationUpheld: [tell('trainee', 'violationUpheld', pages.exams)],
  examViolationLifted: [tell('trainee', 'violationLifted', pages.exams)],
  examAttemptVoided: [tell('trainee', 'attemptVoided', pages.exams)],
  examDeviceMoved: [tell('trainee', 'examDeviceMoved', pages.exams)],
  examTimeGranted: [tell('trainee', 'examTimeGranted', pages.exams)],
  examMarked: nobody,
  examMarkChanged: [
    tell('trainee', 'examMarkChanged', pages.examResults),
    tell('askingMarker', 'markChangeApproved', pages.markedPaper),
  ],
  examMarkChangeAsked: [tell('markDeciders', 'markChangeToDecide', pages.markedPaper)],
  examMarkChangeRejected: [tell('askingMarker', 'markChangeRejected', pages.markedPaper)],
  examMarkChangeWithdrawn: nobody,
  examAnswersArchived: nobody,

  // Asking for a repeat and deciding on it have no page of their own yet.
  examRepeatRequested: [tell('repeatStaff', 'repeatRequested', null)],
  examRepeatInvoiced: [tell('trainee', 'repeatInvoiced', null)],
  examRepeatProofUploaded: [tell('repeatStaff', 'repeatPaymentToVerify', null)],
  examRepeatPaid: [tell('trainee', 'repeatPaid', null)],
  examRepeatProofRejected: [tell('trainee', 'repeatProofRejected', null)],
  examRepeatGranted: [tell('trainee', 'repeatGranted', pages.exams)],
  examRepeatRejected: [tell('trainee', 'repeatRejected', null)],
  examRepeatResult: [tell('trainee', 'repeatResult', pages.examResults)],
} as const satisfies Notices
