import { trainee } from '#modules/people/server/public.ts'
import { numberIn, textIn, type HappenedEvent } from '#platform/server/notices/happened.ts'
import { nobody, page, tell, type Condition, type Notice, type NoticesOf } from '#platform/server/notices/notice.ts'
import type {
  acceptanceActs,
  arrangementActs,
  examActs,
  grievanceActs,
  importActs,
  paperActs,
  questionActs,
  repeatActs,
  sittingActs,
} from '../contract/acts.ts'
import {
  askingEditor,
  askingMarker,
  candidates,
  keyKeepers,
  correctors,
  markDeciders,
  markers,
  repeatStaff,
} from './audiences.ts'
import { examLetters } from './letters/exams.ts'
import { acceptanceLetters } from './letters/acceptances.ts'
import { grievanceLetters } from './letters/grievances.ts'
import { paperLetters } from './letters/papers.ts'
import { repeatLetters } from './letters/repeats.ts'
import { ownerKindIn } from './acts/owner-facts.ts'
import { anyPaperWaits, latePaperWaits } from './store/papers/waiting-papers.ts'

const letters = { ...examLetters, ...paperLetters, ...repeatLetters, ...grievanceLetters, ...acceptanceLetters }

/** An admission test is no class's: its pages go without one. */
const classIn = ({ data }: HappenedEvent) =>
  typeof data['classId'] === 'number' ? { CourseClassID: data['classId'] } : undefined

const exams = page('/AvailableExam')
const results = page('/ExamResult')
const competitions = page('/AvailableCompetitions')
const competitionResults = page('/CompetitionResult')
const ofCompetition: Condition = {
  says: 'an exam of a competition',
  holds: (_, { data }) => ownerKindIn(data) === 'competition',
}
const ofNone: Condition = {
  says: 'any other exam',
  holds: (db, event) => !ofCompetition.holds(db, event),
}
/** The candidate of a paper, on the page where they find it. */
const toCandidate = (letter: Notice['letter'], more: Pick<Notice, 'tellsActor'> = {}, opens = exams): Notice[] => [
  tell(trainee, letter, opens, { ...more, only: ofNone }),
  tell(trainee, letter, opens === results ? competitionResults : competitions, { ...more, only: ofCompetition }),
]
const sitting = page('/ExamAnswer/:Code?', (event) => ({ Code: textIn(event, 'code') }))
const papers = page('/InstructorTraineeExam/:ID?/:CourseClassID?', (event) => ({
  ID: numberIn(event, 'examId'),
  ...classIn(event),
}))
const markedPaper = page('/MarkTraineeExam/:ExamID?/:TraineeID?/:CourseClassID?', (event) => ({
  ExamID: numberIn(event, 'examId'),
  TraineeID: numberIn(event, 'traineeId'),
  ...classIn(event),
  attempt: numberIn(event, 'attemptNumber'),
}))

const correctedPaper = page('/TraineeExamWithAnswer/:CourseClassID?/:TraineeID?/:ExamID?', (event) => ({
  CourseClassID: typeof event.data['classId'] === 'number' ? event.data['classId'] : 0,
  TraineeID: numberIn(event, 'traineeId'),
  ExamID: numberIn(event, 'examId'),
  attempt: numberIn(event, 'attemptNumber'),
}))
const repeats = page('/RepeatExams/:CourseClassID?/:TraineeID?', (event) => ({
  CourseClassID: typeof event.data['classId'] === 'number' ? event.data['classId'] : 0,
  TraineeID: numberIn(event, 'traineeId'),
}))

const itsTime: Pick<Notice, 'dates'> = { dates: (event) => ({ kinds: ['exam'], id: numberIn(event, 'examId') }) }

const analysedQuestion = page('/Statistics/QuestionPassStatistics', (event) => ({
  question: numberIn(event, 'questionId'),
  ExamID: numberIn(event, 'examId'),
}))
const wasReleased: Condition = {
  says: 'the results are released; of a competition its appeals and its final results tell',
  holds: (_, { data }) =>
    (data['examState'] === 'resultsInitial' || data['examState'] === 'resultsFinal') &&
    data['competitionId'] === undefined,
}

const somethingWaits: Condition = {
  says: 'a paper waits',
  holds: (db, event) => anyPaperWaits(db, numberIn(event, 'examId')),
}
/** While an exam is open papers come in by the dozen: their markers hear of them together, when it closes. */
const lateAndWaits: Condition = {
  says: 'a repeat with text answers',
  holds: (db, event) => latePaperWaits(db, event.subjectId),
}

/** Who is told of what happens to questions, exams, papers and repeats. */
export const notices: NoticesOf<typeof questionActs> &
  NoticesOf<typeof importActs> &
  NoticesOf<typeof examActs> &
  NoticesOf<typeof acceptanceActs> &
  NoticesOf<typeof sittingActs> &
  NoticesOf<typeof paperActs> &
  NoticesOf<typeof repeatActs> &
  NoticesOf<typeof grievanceActs> &
  NoticesOf<typeof arrangementActs> = {
  'exams.addQuestion': nobody,
  'exams.updateQuestion': nobody,
  'exams.activateQuestion': nobody,
  'exams.deactivateQuestion': nobody,
  'exams.deleteQuestion': nobody,
  'exams.commitQuestionImport': nobody,

  'exams.setAccessArrangement': nobody,
  'exams.endAccessArrangement': nobody,
  'exams.addExam': nobody,
  'exams.updateExam': nobody,
  'exams.deleteExam': nobody,
  'exams.copyExam': nobody,
  'exams.markReady': nobody,
  'exams.backToDraft': nobody,
  'exams.publish': [tell(candidates, letters.newExam, sitting, itsTime)],
  'exams.cancelPublish': [tell(candidates, letters.examWithdrawn, exams)],
  'exams.open': [tell(candidates, letters.examOpened, sitting, itsTime)],
  'exams.close': nobody,
  'exams.closeEarly': [tell(candidates, letters.examClosedEarly, exams)],
  'exams.beginMarking': [tell(markers, letters.papersToMark, papers, { only: somethingWaits })],
  'exams.releaseInitial': [tell(candidates, letters.examResultInitial, results)],
  'exams.releaseFinal': [tell(candidates, letters.examResult, results)],
  'exams.takeBackResults': [tell(candidates, letters.examResultTakenBack, exams)],
  'exams.archive': nobody,
  'exams.grantTime': toCandidate(letters.examTimeGranted),
  // Its competition tells.
  'exams.followCompetition': nobody,

  'exams.acceptAnswer': nobody,
  'exams.askAcceptedAnswer': [tell(keyKeepers, letters.acceptanceToDecide, analysedQuestion)],
  'exams.approveAcceptedAnswer': [tell(askingEditor, letters.acceptanceApproved, analysedQuestion)],
  'exams.rejectAcceptedAnswer': [tell(askingEditor, letters.acceptanceRejected, analysedQuestion)],
  'exams.withdrawAcceptedAnswer': nobody,

  'exams.startExam': nobody,
  'exams.submitExam': [tell(markers, letters.paperToMark, papers, { only: lateAndWaits })],
  'exams.autoSubmit': [
    ...toCandidate(letters.paperHandedIn),
    tell(markers, letters.paperToMark, papers, { only: lateAndWaits }),
  ],
  'exams.closeByViolation': [
    ...toCandidate(letters.examClosedByViolation, { tellsActor: true }),
    tell(markers, letters.violationToReview, papers),
  ],
  'exams.uphold': toCandidate(letters.violationUpheld),
  'exams.reinstate': toCandidate(letters.violationLifted),
  'exams.voidAttempt': toCandidate(letters.attemptVoided),
  'exams.moveDevice': toCandidate(letters.examDeviceMoved),
  'exams.pauseAttempt': nobody,
  'exams.resumeAttempt': nobody,
  'exams.saveMarks': nobody,
  'exams.finishMarking': nobody,
  'exams.changeMarks': toCandidate(letters.examMarkChanged, {}, results),
  'exams.askMarkChange': [tell(markDeciders, letters.markChangeToDecide, markedPaper)],
  'exams.approveMarkChange': [
    ...toCandidate(letters.examMarkChanged, {}, results),
    tell(askingMarker, letters.markChangeApproved, markedPaper),
  ],
  'exams.rejectMarkChange': [tell(askingMarker, letters.markChangeRejected, markedPaper)],
  'exams.withdrawMarkChange': nobody,
  'exams.archiveAnswers': nobody,
  'exams.changeByGrievance': nobody,
  'exams.changeByAcceptance': [tell(trainee, letters.examMarkChanged, results, { only: wasReleased })],

  'exams.requestRepeat': [tell(repeatStaff, letters.repeatRequested, repeats)],
  'exams.invoiceRepeat': [tell(trainee, letters.repeatInvoiced, results)],
  'exams.uploadRepeatProof': [tell(repeatStaff, letters.repeatPaymentToVerify, repeats)],
  'exams.verifyRepeatPayment': [tell(trainee, letters.repeatPaid, results)],
  'exams.rejectRepeatProof': [tell(trainee, letters.repeatProofRejected, results)],
  'exams.grantRepeat': [tell(trainee, letters.repeatGranted, exams)],
  'exams.rejectRepeat': [tell(trainee, letters.repeatRejected, results)],
  'exams.endRepeat': [tell(trainee, letters.repeatEnded, results)],
  'exams.useRepeat': nobody,
  // The letter about the voided paper says that there will be another time.
  'exams.giveRepeatBack': nobody,
  'exams.expireRepeat': [tell(trainee, letters.repeatExpired, results)],
  'exams.releaseRepeat': [tell(trainee, letters.repeatResult, results)],

  'exams.submitGrievance': [tell(correctors, letters.grievanceToDecide, correctedPaper)],
  'exams.upholdGrievance': [tell(trainee, letters.grievanceUpheld, results)],
  'exams.rejectGrievance': [tell(trainee, letters.grievanceRejected, results)],
  'exams.withdrawGrievance': nobody,
}
