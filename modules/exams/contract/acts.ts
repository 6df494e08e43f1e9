import { acts, follows, through } from '#platform/shared/record/act.ts'
import * as acceptedAnswers from './analysis/accepted-answers.ts'
import * as arrangements from './access-arrangements.ts'
import * as attempts from './attempts.ts'
import * as exams from './exams.ts'
import * as grievances from './grievances.ts'
import * as markChanges from './mark-changes.ts'
import * as marking from './marking.ts'
import * as proctor from './proctor.ts'
import * as questionExport from './bank/question-export.ts'
import * as questionImport from './bank/question-import.ts'
import * as questions from './questions.ts'
import * as repeats from './repeats.ts'

export const questionActs = acts('exams', 'question', {
  addQuestion: { call: questions.addQuestion },
  updateQuestion: { call: questions.updateQuestion },
  activateQuestion: through(questions.setQuestionActive, { IsActive: true }),
  deactivateQuestion: { ...through(questions.setQuestionActive, { IsActive: false }), asks: 'confirmation' },
  deleteQuestion: { call: questions.deleteQuestion, asks: 'confirmation', grave: true },
})

export const importActs = acts('exams', 'questionImport', {
  commitQuestionImport: { call: questionImport.commitQuestionImport },
})

/** What leaves the bank as a file is in the audit alone. */
export const bankActs = acts('exams', 'questionBank', {
  exportQuestions: { call: questionExport.exportQuestions },
})

/** The moves are those of `rules/exam-states.ts`, in the order in which their buttons stand. */
export const examActs = acts('exams', 'exam', {
  addExam: { call: exams.addExam },
  markReady: { ...through(exams.moveExam, { Action: 'markReady' }), next: true },
  backToDraft: through(exams.moveExam, { Action: 'backToDraft' }),
  publish: { ...through(exams.moveExam, { Action: 'publish' }), next: true, asks: 'confirmation' },
  cancelPublish: { ...through(exams.moveExam, { Action: 'cancelPublish' }), asks: 'confirmation' },
  open: follows,
  close: follows,
  beginMarking: follows,
  closeEarly: { ...through(exams.moveExam, { Action: 'closeEarly' }), next: true, asks: 'confirmation' },
  releaseInitial: { ...through(exams.moveExam, { Action: 'releaseInitial' }), asks: 'optionalReason' },
  releaseFinal: { ...through(exams.moveExam, { Action: 'releaseFinal' }), next: true, asks: 'optionalReason' },
  takeBackResults: { ...through(exams.moveExam, { Action: 'takeBackResults' }), asks: 'reason', grave: true },
  archive: { ...through(exams.moveExam, { Action: 'archive' }), asks: 'confirmation' },
  updateExam: { call: exams.updateExam },
  copyExam: { call: exams.copyExam },
  deleteExam: { call: exams.deleteExam, asks: 'confirmation', grave: true },
  grantTime: { call: proctor.grantTime },
  /** As its competition goes: published, released, taken back. */
  followCompetition: follows,
})

/** What an exam accepts beside the keys of its questions; a fact about the exam, as its papers are marked by it. */
export const acceptanceActs = acts('exams', 'exam', {
  acceptAnswer: { call: acceptedAnswers.acceptAnswer },
  askAcceptedAnswer: follows,
  approveAcceptedAnswer: through(acceptedAnswers.decideAcceptedAnswer, { Approve: true }),
  rejectAcceptedAnswer: { ...through(acceptedAnswers.decideAcceptedAnswer, { Approve: false }), asks: 'reason' },
  withdrawAcceptedAnswer: { call: acceptedAnswers.withdrawAcceptedAnswer },
})

/** What a paper's own trainee and the clock do to it. Answers are none of it: each is kept as it is given, in a log. */
export const sittingActs = acts('exams', 'attempt', {
  startExam: { call: attempts.startExam },
  submitExam: { call: attempts.submitExam },
  autoSubmit: follows,
  closeByViolation: follows,
})

/** What others do to a paper. */
export const paperActs = acts('exams', 'attempt', {
  moveDevice: { call: proctor.moveDevice, asks: 'reason' },
  pauseAttempt: { call: proctor.pauseAttempt, asks: 'reason' },
  resumeAttempt: { call: proctor.resumeAttempt, next: true },
  saveMarks: { call: marking.saveMarks },
  changeMarks: follows,
  finishMarking: { call: marking.finishMarking },
  reinstate: { ...through(marking.reviewViolation, { Verdict: 'reinstate' }), asks: 'reason' },
  uphold: { ...through(marking.reviewViolation, { Verdict: 'uphold' }), asks: 'reason', grave: true },
  voidAttempt: { call: proctor.voidAttempt, asks: 'reason', grave: true },
  archiveAnswers: { call: proctor.archiveAnswers, asks: 'reason', grave: true },
  askMarkChange: follows,
  approveMarkChange: through(markChanges.decideMarkChange, { Approve: true }),
  rejectMarkChange: { ...through(markChanges.decideMarkChange, { Approve: false }), asks: 'reason' },
  withdrawMarkChange: { call: markChanges.withdrawMarkChange },
  releaseRepeat: follows,
  changeByGrievance: follows,
  /** Its exam takes another answer to a question. */
  changeByAcceptance: follows,
})

/** One mark: in the audit alone, beside the act that changed it. */
export const markActs = acts('exams', 'attempt', {
  /** On a paper whose result was there. */
  changeAnswerMark: follows,
  /** By one of two markers, over what the same one had given. */
  changeTurnMark: follows,
})

/** The moves are those of `rules/repeats.ts`. */
export const repeatActs = acts('exams', 'repeatExam', {
  requestRepeat: { ...through(repeats.updateRepeat, { Action: 'request' }), asks: 'confirmation' },
  invoiceRepeat: through(repeats.updateRepeat, { Action: 'invoice' }),
  uploadRepeatProof: through(repeats.updateRepeat, { Action: 'uploadProof' }),
  verifyRepeatPayment: through(repeats.updateRepeat, { Action: 'verifyPayment' }),
  rejectRepeatProof: { ...through(repeats.updateRepeat, { Action: 'rejectProof' }), asks: 'reason' },
  grantRepeat: { ...through(repeats.updateRepeat, { Action: 'grant' }), next: true },
  rejectRepeat: { ...through(repeats.updateRepeat, { Action: 'reject' }), asks: 'reason', grave: true },
  endRepeat: { ...through(repeats.updateRepeat, { Action: 'end' }), asks: 'reason', grave: true },
  useRepeat: follows,
  giveRepeatBack: follows,
  expireRepeat: follows,
})

/** What a trainee is given in every exam, by what they need. */
export const arrangementActs = acts('exams', 'accessArrangement', {
  setAccessArrangement: { call: arrangements.setAccessArrangement },
  endAccessArrangement: { call: arrangements.endAccessArrangement, asks: 'confirmation', grave: true },
})

/** The moves are those of `rules/marking/grievances.ts`. */
export const grievanceActs = acts('exams', 'grievance', {
  submitGrievance: { call: grievances.submitGrievance },
  upholdGrievance: { call: grievances.upholdGrievance, next: true },
  rejectGrievance: { call: grievances.rejectGrievance, asks: 'reason', grave: true },
  withdrawGrievance: { call: grievances.withdrawGrievance, asks: 'confirmation' },
})
