import { callsOf } from '#platform/shared/record/act.ts'
import {
  acceptanceActs,
  arrangementActs,
  bankActs,
  examActs,
  grievanceActs,
  importActs,
  paperActs,
  questionActs,
  sittingActs,
} from './acts.ts'
import * as acceptedAnswers from './analysis/accepted-answers.ts'
import * as arrangements from './access-arrangements.ts'
import * as attempts from './attempts.ts'
import * as composing from './composing.ts'
import * as exams from './exams.ts'
import * as correction from './correction.ts'
import * as examsToMark from './exams-to-mark.ts'
import * as grievances from './grievances.ts'
import * as markChanges from './mark-changes.ts'
import * as marking from './marking.ts'
import * as papers from './papers.ts'
import * as questionExport from './bank/question-export.ts'
import * as proctor from './proctor.ts'
import * as questionImport from './bank/question-import.ts'
import * as questions from './questions.ts'
import * as statistics from './question-statistics.ts'
import * as repeats from './repeats.ts'
import * as results from './results.ts'

export const questionCalls = {
  searchQuestions: questions.searchQuestions,
  getQuestion: questions.getQuestion,
  setQuestionActive: questions.setQuestionActive,
  searchQuestionCourses: questions.searchQuestionCourses,
  getQuestionModules: questions.getQuestionModules,
  previewQuestionExport: questionExport.previewQuestionExport,
  checkQuestionFile: questionImport.checkQuestionFile,
  ...callsOf(questionActs),
  ...callsOf(importActs),
  ...callsOf(bankActs),
}

export const statisticsCalls = {
  getQuestionStatistics: statistics.getQuestionStatistics,
  getPaperStatistics: statistics.getPaperStatistics,
  getQuestionAnswers: statistics.getQuestionAnswers,
  getAnsweringPapers: statistics.getAnsweringPapers,
  getQuestionExams: acceptedAnswers.getQuestionExams,
  getAnswersToDecide: acceptedAnswers.getAnswersToDecide,
  previewAcceptedAnswer: acceptedAnswers.previewAcceptedAnswer,
  decideAcceptedAnswer: acceptedAnswers.decideAcceptedAnswer,
  ...callsOf(acceptanceActs),
}

export const examCalls = {
  searchExams: exams.searchExams,
  getExam: exams.getExam,
  moveExam: exams.moveExam,
  drawQuestions: composing.drawQuestions,
  countBlueprint: composing.countBlueprint,
  drawBlueprint: composing.drawBlueprint,
  searchExamClasses: composing.searchExamClasses,
  ...callsOf(examActs),
}

export const attemptCalls = {
  getAvailableExams: attempts.getAvailableExams,
  getExamCover: attempts.getExamCover,
  getAttemptClock: attempts.getAttemptClock,
  saveAnswers: attempts.saveAnswers,
  leaveExamMode: attempts.leaveExamMode,
  returnToExamMode: attempts.returnToExamMode,
  ...callsOf(sittingActs),
}

export const paperCalls = {
  searchPapers: papers.searchPapers,
  getUnmarkedExams: examsToMark.getUnmarkedExams,
  getInstructorExams: examsToMark.getInstructorExams,
  getExamTrainees: papers.getExamTrainees,
  getPaper: papers.getPaper,
  getPaperOfAttempt: papers.getPaperOfAttempt,
  searchExamsToCorrect: correction.searchExamsToCorrect,
  getExamToCorrect: correction.getExamToCorrect,
  getAnswersToQuestion: correction.getAnswersToQuestion,
  getRemarks: marking.getRemarks,
  watchExam: proctor.watchExam,
  getMarkChanges: markChanges.getMarkChanges,
  decideMarkChange: markChanges.decideMarkChange,
  reviewViolation: marking.reviewViolation,
  ...callsOf(paperActs),
}

export const arrangementCalls = {
  getAccessArrangement: arrangements.getAccessArrangement,
  ...callsOf(arrangementActs),
}

export const resultCalls = {
  getTraineeExams: results.getTraineeExams,
  getReviewAnswers: results.getReviewAnswers,
  searchResults: results.searchResults,
  searchGrievances: grievances.searchGrievances,
  getOwnGrievances: grievances.getOwnGrievances,
  ...callsOf(grievanceActs),
  searchRepeats: repeats.searchRepeats,
  getRepeatsForAdmin: repeats.getRepeatsForAdmin,
  getRepeatsForTrainee: repeats.getRepeatsForTrainee,
  updateRepeat: repeats.updateRepeat,
}

export const examsCalls = {
  ...questionCalls,
  ...examCalls,
  ...attemptCalls,
  ...arrangementCalls,
  ...paperCalls,
  ...resultCalls,
  ...statisticsCalls,
}
