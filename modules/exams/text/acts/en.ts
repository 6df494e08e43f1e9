import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as requests } from '#modules/requests/text/en.ts'

const toDelete = {
  ask: 'It will be gone for good. Go on?',
}

export const en: Words<typeof ar> = {
  acts: {
    addQuestion: { do: 'Add a question', past: 'Question added' },
    updateQuestion: { do: terms.edit, past: 'Question changed' },
    activateQuestion: { do: 'Use again', past: 'Question activated' },
    deactivateQuestion: {
      do: 'Stop using',
      ask: 'The question will not be offered to new exams; past exams stay as they are. Go on?',
      past: 'Question deactivated',
    },
    deleteQuestion: {
      do: terms.remove,
      ask: toDelete.ask,
      past: 'Question deleted',
    },
    exportQuestions: { do: 'Export questions', past: 'Questions exported' },
    commitQuestionImport: { do: 'Import questions', past: 'Questions imported' },

    addExam: { do: 'Add an exam', past: 'Exam added' },
    updateExam: { do: terms.edit, past: 'Exam changed' },
    copyExam: { do: 'Copy the exam', past: 'Exam copied' },
    deleteExam: {
      do: terms.remove,
      ask: toDelete.ask,
      past: 'Exam deleted',
    },
    markReady: { do: 'Mark as ready', past: 'Exam declared ready' },
    backToDraft: { do: 'Back to draft', past: 'Exam put back to draft' },
    publish: {
      do: 'Publish',
      ask: 'The questions are fixed as they read now, and trainees see the exam at its time. Go on?',
      past: 'Exam published',
    },
    cancelPublish: {
      do: 'Take back from publication',
      ask: 'Trainees no longer see the exam, and it is ready again. Go on?',
      past: 'Publication of an exam taken back',
    },
    open: { past: 'Exam opened at its time' },
    close: { past: 'Exam closed at its time' },
    beginMarking: { past: 'Marking of an exam began' },
    closeEarly: {
      do: 'Close the exam now',
      ask: 'Who has not begun the exam will not be able to sit it. Has everybody handed in?',
      past: 'Exam closed early',
    },
    releaseInitial: {
      do: 'Release initial results',
      ask: 'Trainees see their initial marks. Go on?',
      past: 'Initial results of an exam released',
    },
    releaseFinal: {
      do: 'Release final results',
      ask: 'The results become final and count in the final result of the class. Go on?',
      past: 'Final results of an exam released',
    },
    takeBackResults: {
      do: 'Take the initial results back',
      ask: 'Trainees no longer see their marks until they are released again, and the exam goes back to marking. Write the reason.',
      past: 'Initial results of an exam taken back',
    },
    archive: {
      do: 'Archive',
      ask: 'The exam is archived and can no longer be repeated. Go on?',
      past: 'Exam archived',
    },
    grantTime: { do: 'Grant extra time', past: 'Extra time granted in an exam' },
    followCompetition: { past: 'Exam moved on with its competition' },

    startExam: { do: 'Start the exam', past: 'Trainee started an exam' },
    submitExam: { do: 'Hand in', past: 'Exam paper handed in' },
    autoSubmit: { past: 'Time was up, exam paper handed in' },
    closeByViolation: { past: 'Exam paper closed by a violation' },

    moveDevice: {
      do: 'Move to another device',
      ask: 'The trainee goes on in the next browser that opens the exam. Write the reason.',
      past: 'Trainee moved to another device in an exam',
    },
    pauseAttempt: {
      do: 'Stop the clock',
      ask: 'The time of this paper stands still until you let it go on; the exam closes when it did. Write the reason.',
      past: 'Clock of an exam paper stopped',
    },
    resumeAttempt: { do: 'Let the clock go on', past: 'Clock of an exam paper going again' },
    saveMarks: { do: terms.saveTheMarks, past: 'Marks given on an exam paper' },
    changeMarks: { past: 'Mark on an exam paper changed' },
    finishMarking: { do: 'Finish marking', past: 'Exam paper marked' },
    reinstate: {
      do: 'Count the answers',
      ask: 'The answers are marked as if handed in. Write the reason.',
      past: 'Violation lifted from an exam paper',
    },
    uphold: {
      do: 'Uphold the fail',
      ask: 'The result stays a fail. Write the reason.',
      past: 'Violation in an exam upheld',
    },
    voidAttempt: {
      do: 'Void the attempt',
      ask: 'The attempt counts for nothing and is kept; the trainee may begin anew. Write the reason.',
      past: 'Exam paper voided',
    },
    archiveAnswers: {
      do: 'Archive the answers',
      ask: 'The answers of this paper are kept and count for nothing; the trainee may sit the exam anew while it is open. Write the reason.',
      past: 'Exam answers archived',
    },
    askMarkChange: { past: 'Change of released marks asked for' },
    approveMarkChange: { do: 'Approve the change of marks', past: 'Change of released marks approved' },
    rejectMarkChange: { do: 'Reject the change of marks', past: 'Change of released marks rejected' },
    withdrawMarkChange: {
      do: 'Take the request back',
      past: 'Request to change released marks taken back',
    },
    releaseRepeat: { past: 'Result of a repeat' },
    changeByGrievance: { past: 'Result of a paper changed by an upheld grievance' },
    acceptAnswer: { do: 'Accept another answer…', past: 'Another answer accepted in an exam' },
    askAcceptedAnswer: { past: 'Another answer asked to be accepted that changes released results' },
    approveAcceptedAnswer: { do: 'Approve accepting the answer', past: 'Accepting another answer approved' },
    rejectAcceptedAnswer: {
      do: 'Reject accepting the answer',
      ask: 'The results stay as they are. Write the reason.',
      past: 'Accepting another answer rejected',
    },
    withdrawAcceptedAnswer: {
      do: 'Take back the request to accept',
      past: 'Request to accept another answer taken back',
    },
    changeByAcceptance: { past: 'Result of a paper changed by accepting another answer' },
    changeAnswerMark: { past: 'Mark of an answer changed on a marked paper' },
    changeTurnMark: { past: 'Mark of an answer changed by one of two markers' },

    requestRepeat: {
      do: 'Ask for a repeat',
      ask: 'The academy receives your request to repeat this exam and tells you what it decides. Go on?',
      past: 'Repeat of an exam requested',
    },
    invoiceRepeat: { do: 'Invoice the repeat', past: 'Repeat of an exam invoiced' },
    uploadRepeatProof: { do: requests.handInProof, past: 'Proof of payment for a repeat uploaded' },
    verifyRepeatPayment: { do: 'Verify the payment', past: 'Payment for a repeat verified' },
    rejectRepeatProof: { do: requests.acts.rejectProof.do, past: 'Proof of payment for a repeat rejected' },
    grantRepeat: { do: 'Grant the repeat', past: 'Repeat of an exam granted' },
    rejectRepeat: { do: 'Reject the repeat', past: 'Repeat of an exam rejected' },
    endRepeat: {
      do: 'Cancel the repeat',
      ask: 'The trainee will not be able to sit this repeat; what was paid for it is taken back by a credit note. Write the reason.',
      past: 'Repeat of an exam cancelled',
    },
    useRepeat: { past: 'Repeat of an exam begun' },
    giveRepeatBack: { past: 'Repeat of an exam given back' },
    expireRepeat: { past: 'Repeat of an exam ran out' },

    setAccessArrangement: {
      do: 'Give access arrangements',
      done: 'The access arrangements are saved.',
      past: 'Access arrangements in exams given',
    },
    endAccessArrangement: {
      do: 'End the access arrangements',
      ask: 'They no longer apply to any exam begun from now on, and the reason is deleted. Go on?',
      past: 'Access arrangements in exams ended',
    },

    submitGrievance: {
      do: 'Send a grievance',
      done: 'Your grievance has arrived and will be reviewed.',
      past: 'Grievance against an exam result sent',
    },
    upholdGrievance: { do: 'Uphold the grievance', past: 'Grievance against an exam result upheld' },
    rejectGrievance: {
      do: 'Reject the grievance',
      ask: 'The result stays. Write the reason; the trainee reads it.',
      past: 'Grievance against an exam result rejected',
    },
    withdrawGrievance: {
      do: 'Take the grievance back',
      ask: 'The result stays. Go on?',
      past: 'Grievance against an exam result taken back',
    },
  },
}
