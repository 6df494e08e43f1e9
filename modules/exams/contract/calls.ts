import * as attempts from './attempts.ts'
import * as exams from './exams.ts'
import * as examsToMark from './exams-to-mark.ts'
import * as markChanges from './mark-changes.ts'
import * as papers from './papers.ts'
import * as proctor from './proctor.ts'
import * as questionImport from './question-import.ts'
import * as questions from './questions.ts'
import * as repeats from './repeats.ts'
import * as results from './results.ts'

export const questionCalls = {
  searchQuestions: questions.searchQuestions,
  getQuestion: questions.getQuestion,
  addQuestion: questions.addQuestion,
  updateQuestion: questions.updateQuestion,
  setQuestionActive: questions.setQuestionActive,
  deleteQuestion: questions.deleteQuestion,
  searchQuestionCourses: questions.searchQuestionCourses,
  getQuestionModules: questions.getQuestionModules,
  checkQuestionFile: questionImport.checkQuestionFile,
  commitQuestionImport: questionImport.commitQuestionImport,
}

export const examCalls = {
  searchExams: exams.searchExams,
  getExam: exams.getExam,
  addExam: exams.addExam,
  updateExam: exams.updateExam,
  deleteExam: exams.deleteExam,
  copyExam: exams.copyExam,
  moveExam: exams.moveExam,
  drawQuestions: exams.drawQuestions,
  searchExamClasses: exams.searchExamClasses,
}

export const attemptCalls = {
  getAvailableExams: attempts.getAvailableExams,
  getExamCover: attempts.getExamCover,
  startExam: attempts.startExam,
  getAttemptClock: attempts.getAttemptClock,
  saveAnswers: attempts.saveAnswers,
  leaveExamMode: attempts.leaveExamMode,
  returnToExamMode: attempts.returnToExamMode,
  submitExam: attempts.submitExam,
}

export const paperCalls = {
  searchPapers: papers.searchPapers,
  getUnmarkedExams: examsToMark.getUnmarkedExams,
  getInstructorExams: examsToMark.getInstructorExams,
  getExamTrainees: papers.getExamTrainees,
  getPaper: papers.getPaper,
  saveMarks: papers.saveMarks,
  getMarkChanges: markChanges.getMarkChanges,
  decideMarkChange: markChanges.decideMarkChange,
  withdrawMarkChange: markChanges.withdrawMarkChange,
  finishMarking: papers.finishMarking,
  reviewViolation: papers.reviewViolation,
  moveDevice: proctor.moveDevice,
  grantTime: proctor.grantTime,
  voidAttempt: proctor.voidAttempt,
  deleteOldAnswers: proctor.deleteOldAnswers,
}

export const resultCalls = {
  getTraineeExams: results.getTraineeExams,
  getReviewAnswers: results.getReviewAnswers,
  getRepeatsForAdmin: repeats.getRepeatsForAdmin,
  getRepeatsForTrainee: repeats.getRepeatsForTrainee,
  updateRepeat: repeats.updateRepeat,
}

export const examsCalls = { ...questionCalls, ...examCalls, ...attemptCalls, ...paperCalls, ...resultCalls }
